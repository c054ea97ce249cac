import "./answers.css";
import { cardName, optionInWords } from "@gyoji/narration";
import { Dialog } from "../panels/Dialog.tsx";
import { useTable } from "./context.ts";
import { spotOf } from "./targets.ts";

/** Several things that touching a card can mean: one of them is chosen. */
export function Ways(props: {
  readonly options: readonly number[];
  readonly answer: (index: number) => void;
  readonly onClose: () => void;
}) {
  const { reader, view, say } = useTable();
  const ways = props.options.flatMap((index) => {
    const option = view.decision?.options[index];
    return option === undefined ? [] : [{ index, option }];
  });
  return (
    <Dialog title={say("choose way", { card: nameOf(ways[0]?.option) })} onClose={props.onClose}>
      <div className="ways">
        {ways.map(({ index, option }) => (
          <button key={index} type="button" className="answer" data-main onClick={() => props.answer(index)}>
            {optionInWords(reader, view, option, true)}
          </button>
        ))}
      </div>
    </Dialog>
  );

  function nameOf(option: (typeof ways)[number]["option"] | undefined): string {
    const spot = option === undefined ? null : spotOf(option);
    const shown = view.zones.flat().find((card) => card.shown && `card ${card.card}` === spot);
    return shown?.shown ? cardName(reader, shown.id) : "";
  }
}
