import { cardName, type Reader } from "@gyoji/narration";
import { type ReactNode, useRef } from "react";

interface CardNameProps {
  readonly reader: Reader;
  readonly id: string;
  readonly onCard: (id: string) => void;
  readonly children: ReactNode;
}

/** The name of a card in a sentence: resting on it tells what the card is, pressing it opens the card. */
export function CardName({ reader, id, onCard, children }: CardNameProps) {
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const printed = reader.printed(id);
  const show = (): void => {
    if (button.current !== null && note.current !== null) showNear(note.current, button.current);
  };
  const hide = (): void => note.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className="log-card"
        onClick={() => onCard(id)}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && show()}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {children}
      </button>
      {printed !== undefined && (
        <span ref={note} popover="manual" className="card-note">
          <strong>{cardName(reader, id)}</strong>
          {reader.game.cardLines(printed, reader.language).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </>
  );
}

const GAP = 6;

/** Shows a note over a word, or under it where there is no room above; it stays in the window. */
function showNear(note: HTMLElement, word: HTMLElement): void {
  note.showPopover();
  const at = word.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const above = at.top - height - GAP;
  note.style.left = `${Math.max(GAP, Math.min(at.left, innerWidth - width - GAP))}px`;
  note.style.top = `${above > GAP ? above : at.bottom + GAP}px`;
}
