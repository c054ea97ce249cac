import "./answers.css";
import "./question.css";
import type { OptionView, View } from "@gyoji/kernel";
import {
  optionInWords,
  questionInWords,
  resultInWords,
  seatName,
  say as tell,
  toldApart,
} from "@gyoji/narration";
import { useState } from "react";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { useTable } from "./context.ts";
import { isName } from "./Names.tsx";
import { placeOf } from "./Tray.tsx";
import { spotOf } from "./targets.ts";

interface QuestionBarProps {
  readonly answer: (index: number) => void;
  readonly onRule: (rule: string) => void;
  /** Takes the last choice back; null when that is not possible for free. */
  readonly back: (() => void) | null;
}

/** What is asked, in one sentence with its rule, and the answers that are not on the table. */
export function QuestionBar(props: QuestionBarProps) {
  const { say, view, table } = useTable();
  return (
    <section
      className="question"
      tabIndex={-1}
      aria-label={say("question region")}
      data-question={view.decision?.ask}
      data-ready={view.decision === null ? undefined : "decision"}
    >
      <Sentence onRule={props.onRule} />
      {view.decision !== null && <Answers key={table.now.at} decision={view.decision} {...props} />}
    </section>
  );
}

function Sentence({ onRule }: Pick<QuestionBarProps, "onRule">) {
  const { reader, say, view, table } = useTable();
  const { replay } = table.opened;
  const { decision, waitingFor, outcome } = view;
  if (outcome !== null)
    return (
      <p className="question-text">{replay === null ? say("match over") : resultInWords(reader, view)}</p>
    );
  if (decision === null) {
    const player = waitingFor
      .map(({ seat }) => seatName(reader, seat))
      .join(tell(reader.language, "between cards"));
    return <p className="question-text">{say("thinking", { player, count: waitingFor.length })}</p>;
  }
  return (
    <p className="question-text">
      {questionInWords(reader, view)}{" "}
      <button type="button" className="rule-link" onClick={() => onRule(decision.rule)}>
        <span className="visually-hidden">{say("rule link", { rule: "" })}</span>
        {decision.rule}
      </button>
    </p>
  );
}

type Decision = NonNullable<View["decision"]>;

function Answers({ decision, answer, back }: QuestionBarProps & { readonly decision: Decision }) {
  const { reader, say, view, advice } = useTable();
  const { confirmEnd } = useStore(settings);
  const [sure, setSure] = useState<number | null>(null);
  const said = saidOptions(view);
  const words = said.filter(({ option }) => option.kind !== "number" && !isName(option));
  const texts = toldApart(
    reader,
    words.map(({ option }) => optionInWords(reader, view, option, false)),
  );
  const isLastWay = decision.options.length > said.length;
  const give = (index: number): void => {
    if (confirmEnd && isLastWay && decision.options[index]?.kind === "word") setSure(index);
    else answer(index);
  };
  if (sure !== null)
    return (
      <div className="answers" role="group" aria-label={say("sure to end")}>
        <span>{say("sure to end")}</span>
        <button type="button" className="answer" autoFocus onClick={() => setSure(null)}>
          {say("stay")}
        </button>
        <button type="button" className="answer" data-main onClick={() => answer(sure)}>
          {say("end it")}
        </button>
      </div>
    );
  return (
    <div className="answers">
      {back !== null && (
        <button type="button" className="answer" title={say("back hint")} onClick={back}>
          {say("back")}
        </button>
      )}
      <Numbers decision={decision} answer={answer} />
      {words.map(({ index }, at) => (
        <Word
          key={index}
          text={texts[at] ?? ""}
          number={said.length - words.length + at + 1}
          isSuggested={index === advice}
          onClick={() => give(index)}
        />
      ))}
    </div>
  );
}

function Word(props: {
  readonly text: string;
  readonly number: number;
  readonly isSuggested: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="answer"
      data-main
      data-answer={props.number}
      data-suggested={props.isSuggested || undefined}
      onClick={({ detail }) => detail < 2 && props.onClick()}
    >
      {props.text}
    </button>
  );
}

const MOST_BUTTONS = 10;

/** Few numbers as buttons, many as a list. */
function Numbers({
  decision,
  answer,
}: {
  readonly decision: Decision;
  readonly answer: (index: number) => void;
}) {
  const { say, advice } = useTable();
  const numbers = decision.options.flatMap((option, index) =>
    option.kind === "number" ? [{ number: option.number, index }] : [],
  );
  if (numbers.length === 0) return null;
  if (numbers.length <= MOST_BUTTONS)
    return numbers.map(({ number, index }, at) => (
      <button
        key={index}
        type="button"
        className="answer"
        data-main
        data-answer={at + 1}
        data-suggested={index === advice || undefined}
        onClick={() => answer(index)}
      >
        {number}
      </button>
    ));
  return (
    <select
      className="answer"
      aria-label={say("number to choose")}
      value=""
      onChange={({ target }) => answer(Number(target.value))}
    >
      <option value="" disabled>
        {say("number to choose")}
      </option>
      {numbers.map(({ number, index }) => (
        <option key={index} value={index}>
          {number}
        </option>
      ))}
    </select>
  );
}

/** The options that are not about a place on the table, or whose card is no longer on it. */
function saidOptions(view: View): { readonly option: OptionView; readonly index: number }[] {
  return (view.decision?.options ?? []).flatMap((option, index) => {
    const isSaid = spotOf(option) === null || (option.kind !== "zone" && placeOf(view, option) === null);
    return isSaid ? [{ option, index }] : [];
  });
}
