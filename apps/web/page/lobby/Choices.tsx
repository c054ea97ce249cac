import type { Deck, FormatOption, GamePresentation } from "@gyoji/game";
import { gameSays } from "@gyoji/narration";
import { type FormEvent, use, useId, useState } from "react";
import type { GameHere } from "../registry.ts";
import { useSay } from "../say.ts";
import { newId } from "../state/chance.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { begin } from "./begin.ts";
import { OwnDecks } from "./OwnDecks.tsx";
import { ownDecks } from "./ownDecks.ts";
import { Packs } from "./Packs.tsx";
import { type Plan, type SeatPlan, seedTyped, usualPlan } from "./plan.ts";
import { SeatChoice } from "./SeatChoice.tsx";

interface ChoicesProps {
  readonly game: GameHere;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Who plays which deck, and how the match is to be; then it begins. */
export function Choices({ game, onFiles }: ChoicesProps) {
  const presentation = use(game.presentation());
  const say = useSay();
  const own = useStore(ownDecks).filter((each) => each.game === presentation.id);
  const [plan, setPlan] = useState<Plan>(() => usualPlan(presentation));
  const [seed, setSeed] = useState("");
  const typed = seedTyped(seed);
  const setSeat = (seat: number, next: SeatPlan): void =>
    setPlan({ ...plan, seats: plan.seats.map((each, at) => (at === seat ? next : each)) });
  /** The first person plays it, else the first seat. */
  const take = (deck: Deck): void =>
    setPlan((now) => {
      const person = Math.max(
        0,
        now.seats.findIndex(({ player }) => player === "person"),
      );
      return { ...now, seats: now.seats.map((each, at) => (at === person ? { ...each, deck } : each)) };
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== undefined) begin(newId(), { ...plan, seed: typed });
  };
  return (
    <form className="choices-form" onSubmit={submit}>
      {plan.seats.map((seat, at) => (
        <SeatChoice
          key={at}
          number={at + 1}
          seat={seat}
          decks={presentation.decks}
          own={own.map(({ deck }) => deck)}
          onChange={(next) => setSeat(at, next)}
        />
      ))}
      <p className="hint">{say(seatingOf(plan))}</p>
      {presentation.hasLists === true && <Packs game={presentation.id} onFiles={onFiles} />}
      <OwnDecks presentation={presentation} own={own} onFiles={onFiles} onDeck={take} />
      {presentation.options.map((option) => (
        <OptionChoice
          key={option.name}
          game={presentation}
          option={option}
          value={plan.options[option.name] ?? option.values[0] ?? ""}
          onChange={(value) => setPlan({ ...plan, options: { ...plan.options, [option.name]: value } })}
        />
      ))}
      <Seed text={seed} isWrong={typed === undefined} onChange={setSeed} />
      <button className="button" data-main data-action="start">
        {say("start")}
      </button>
    </form>
  );
}

function seatingOf({ seats }: Plan): "seated with bot" | "seated persons" | "seated bots" {
  const persons = seats.filter(({ player }) => player === "person").length;
  if (persons === 0) return "seated bots";
  return persons === 1 ? "seated with bot" : "seated persons";
}

function OptionChoice(props: {
  readonly game: GamePresentation;
  readonly option: FormatOption;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { language } = useStore(settings);
  const reader = { game: props.game, language };
  const { name, values } = props.option;
  return (
    <label className="field">
      <span className="field-label">{gameSays(reader, `format ${name}`)}</span>
      <select
        className="input"
        data-option={name}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {gameSays(reader, `format ${name} ${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Seed(props: {
  readonly text: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}) {
  const say = useSay();
  const [field, hint] = [useId(), useId()];
  return (
    <div className="field">
      <label className="field-label" htmlFor={field}>
        {say("seed")}
      </label>
      <input
        id={field}
        className="input"
        inputMode="numeric"
        autoComplete="off"
        value={props.text}
        aria-invalid={props.isWrong}
        aria-describedby={hint}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <span id={hint} className="hint" data-wrong={props.isWrong || undefined}>
        {say(props.isWrong ? "seed wrong" : "seed hint")}
      </span>
    </div>
  );
}
