import type { Deck } from "@gyoji/game";
import { useId, useState } from "react";
import { useSay } from "../say.ts";
import { newId } from "../state/rematch.ts";
import { receivedInWords } from "./inWords.ts";
import { type Received, receiveDeck } from "./receive.ts";

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
  const [received, setReceived] = useState<Received | null>(null);
  const field = useId();
  const add = async (): Promise<void> => {
    setBusy(true);
    setReceived(null);
    const found = await receiveDeck(game, `${say("pasted")} ${newId()}`, text);
    setBusy(false);
    setReceived(found);
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
        {received !== null &&
          receivedInWords(say, received).map((line) => (
            <p key={line} data-wrong={received.kind === "deck" ? undefined : true}>
              {line}
            </p>
          ))}
      </div>
    </div>
  );
}
