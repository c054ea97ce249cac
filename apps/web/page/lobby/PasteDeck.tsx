import type { Deck } from "@gyoji/game";
import { useId, useState } from "react";
import { useSay } from "../say.ts";
import { newId } from "../state/chance.ts";
import { receivedInWords } from "./inWords.ts";
import { withoutFile } from "./pasted.ts";
import { receiveDeck, type Told } from "./receive.ts";

interface PasteDeckProps {
  readonly game: string;
  /** A deck that was pasted and can be played. */
  readonly onDeck: (deck: Deck) => void;
}

/** Takes a deck list or a deck code that is pasted or typed. */
export function PasteDeck({ game, onDeck }: PasteDeckProps) {
  const say = useSay();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told | null>(null);
  const field = useId();
  const add = async (): Promise<void> => {
    setBusy(true);
    setTold(null);
    const file = `${say("pasted")} ${newId()}`;
    const found = await receiveDeck(game, file, text);
    setBusy(false);
    setTold({ file, received: found });
    if (found.kind !== "deck") return;
    setText("");
    onDeck(found.own.deck);
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={field}>
        {say("paste deck")}
      </label>
      <textarea
        id={field}
        className="input paste-deck"
        rows={6}
        spellCheck={false}
        placeholder={say("paste deck example")}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="button"
        className="button"
        data-action="paste"
        disabled={busy || text.trim() === ""}
        onClick={() => void add()}
      >
        {say("add deck")}
      </button>
      <div role="status" className="pasted">
        {told !== null &&
          receivedInWords(say, told.received).map((sentence) => (
            <p key={sentence} data-wrong={told.received.kind === "deck" ? undefined : true}>
              {withoutFile(say, told.file, sentence)}
            </p>
          ))}
      </div>
    </div>
  );
}
