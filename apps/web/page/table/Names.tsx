import "./tray.css";
import type { OptionView, View } from "@gyoji/kernel";
import { optionInWords } from "@gyoji/narration";
import { useState } from "react";
import { useTable } from "./context.ts";
import { isFound, MANY, SearchField } from "./SearchField.tsx";

/** Whether an option names something that need not be on the table: a card, a word that stands on cards. */
export function isName({ kind }: OptionView): boolean {
  return kind === "face" || kind === "name";
}

/** The names that a question lets one choose from. */
export function Names({ answer }: { readonly answer: (index: number) => void }) {
  const { view, table } = useTable();
  const options = namesIn(view);
  return options.length === 0 ? null : <NameList key={table.now.at} options={options} answer={answer} />;
}

interface NameListProps {
  readonly options: readonly { readonly option: OptionView; readonly index: number }[];
  readonly answer: (index: number) => void;
}

function NameList({ options, answer }: NameListProps) {
  const { say, view, reader } = useTable();
  const [searched, setSearched] = useState("");
  const names = options.map(({ option, index }) => ({
    index,
    text: optionInWords(reader, view, option, false),
  }));
  const found = names.filter(({ text }) => isFound(text, searched));
  return (
    <section className="tray" aria-label={say("names to choose")}>
      {options.length > MANY && <SearchField searched={searched} onSearch={setSearched} />}
      {found.length === 0 && <p>{say("no card found")}</p>}
      <div className="tray-names">
        {found.map(({ index, text }) => (
          <button
            key={index}
            type="button"
            className="answer"
            data-name={index}
            onClick={({ detail }) => detail < 2 && answer(index)}
          >
            {text}
          </button>
        ))}
      </div>
    </section>
  );
}

function namesIn({ decision }: View): NameListProps["options"] {
  return (decision?.options ?? []).flatMap((option, index) => (isName(option) ? [{ option, index }] : []));
}
