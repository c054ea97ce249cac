import type { Deck } from "@gyoji/game";
import { say as tell } from "@gyoji/narration";
import { useSay } from "../say.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { BOT_NAMES } from "./bots.ts";
import { playerInWords } from "./names.ts";
import type { SeatPlan } from "./plan.ts";

interface SeatChoiceProps {
  readonly number: number;
  readonly seat: SeatPlan;
  /** Decks of the project, and the player's own. */
  readonly decks: readonly Deck[];
  readonly own: readonly Deck[];
  readonly onChange: (seat: SeatPlan) => void;
}

/** Who plays a seat, with which deck. */
export function SeatChoice({ number, seat, decks, own, onChange }: SeatChoiceProps) {
  const say = useSay();
  const { language } = useStore(settings);
  const all = [...decks, ...own];
  const at = all.findIndex((deck) => deck === seat.deck);
  const options = (group: readonly Deck[], from: number) =>
    group.map(({ name }, index) => (
      <option key={from + index} value={from + index}>
        {name[language]}
      </option>
    ));
  return (
    <fieldset className="seat-choice">
      <legend>{tell(language, "player", { number })}</legend>
      <label className="field">
        <span className="field-label">{say("who plays")}</span>
        <select
          className="input"
          value={seat.player}
          onChange={({ target }) =>
            onChange({ ...seat, player: BOT_NAMES.find((bot) => bot === target.value) ?? "person" })
          }
        >
          {["person", ...BOT_NAMES].map((player) => (
            <option key={player} value={player}>
              {playerInWords(say, player)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="field-label">{say("deck")}</span>
        <select
          className="input"
          value={at === -1 ? "removed" : at}
          onChange={({ target }) => onChange({ ...seat, deck: all[Number(target.value)] ?? seat.deck })}
        >
          {at === -1 && <option value="removed">{seat.deck.name[language]}</option>}
          <optgroup label={say("ready decks")}>{options(decks, 0)}</optgroup>
          {own.length > 0 && <optgroup label={say("own decks")}>{options(own, decks.length)}</optgroup>}
        </select>
      </label>
    </fieldset>
  );
}
