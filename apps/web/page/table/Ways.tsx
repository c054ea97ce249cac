import "../panels/controls.css";
import "../panels/dialog.css";
import "./answers.css";
import "./ways.css";
import { cardName, optionInWords } from "@gyoji/narration";
import { useId } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { type Store, useStore } from "../state/store.ts";
import { useTable } from "./context.ts";
import { spotOf } from "./targets.ts";
import type { OpenWays } from "./useAnswers.ts";

/**
 * Several things that touching a card can mean: one of them is chosen. It lies over the table and takes what is
 * pressed beside it, but leaves the table what it is: a modal dialog would have the browser style every card anew.
 */
export function Ways({ open, ...props }: WaysProps & { readonly open: Store<OpenWays> }) {
  const { table } = useTable();
  const { at, options } = useStore(open);
  return at === table.now.at && <ShownWays options={options} {...props} />;
}

interface WaysProps {
  readonly answer: (index: number) => void;
  readonly onClose: () => void;
}

function ShownWays(props: WaysProps & { readonly options: readonly number[] }) {
  const { reader, view, say, advice } = useTable();
  const heading = useId();
  const { onClose } = props;
  const ways = props.options.flatMap((index) => {
    const option = view.decision?.options[index];
    return option === undefined ? [] : [{ index, option }];
  });
  return (
    <div
      ref={show}
      popover="auto"
      className="ways-over"
      onToggle={({ newState }) => {
        if (newState === "closed") onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <section role="dialog" className="dialog ways-dialog" aria-labelledby={heading}>
        <div className="dialog-head">
          <h2 id={heading}>{say("choose way", { card: nameOf(ways[0]?.option) })}</h2>
          <button type="button" className="icon-button" aria-label={say("close")} onClick={onClose}>
            <Glyph name="close" />
          </button>
        </div>
        <div className="dialog-body ways">
          {ways.map(({ index, option }) => (
            <button
              key={index}
              type="button"
              className="answer"
              data-main
              data-suggested={index === advice || undefined}
              onClick={() => props.answer(index)}
            >
              {optionInWords(reader, view, option, true)}
            </button>
          ))}
        </div>
      </section>
    </div>
  );

  function nameOf(option: (typeof ways)[number]["option"] | undefined): string {
    const spot = option === undefined ? null : spotOf(option);
    const shown = view.zones.flat().find((card) => card.shown && `card ${card.card}` === spot);
    return shown?.shown ? cardName(reader, shown.id) : "";
  }
}

/** Shows the ways that have just come to stand in the page, and puts the keys on the first. */
function show(over: HTMLElement | null): void {
  if (over === null || over.matches(":popover-open")) return;
  over.showPopover();
  over.querySelector<HTMLElement>(".answer")?.focus();
}
