import "./noted.css";
import { type ReactNode, useRef } from "react";

interface NotedProps {
  readonly className: string;
  /** What a screen reader says for what is shown; none where that is in words. */
  readonly label?: string;
  readonly note: ReactNode;
  /** What pressing it does besides; without it, pressing shows the note. */
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A word or a sign with a note: resting on it, coming to it by keys or pressing it shows that. */
export function Noted({ className, label, note, onPress, children }: NotedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = useRef<HTMLSpanElement>(null);
  const show = (): void => {
    if (button.current !== null && shown.current !== null) showNear(shown.current, button.current);
  };
  const hide = (): void => shown.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        onClick={onPress ?? show}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && show()}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && hide()}
        onFocus={show}
        onBlur={hide}
      >
        {children}
      </button>
      <span ref={shown} popover="manual" className="note">
        {note}
      </span>
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
