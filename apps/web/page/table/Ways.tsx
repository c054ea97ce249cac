import type { View } from "@gyoji/kernel";
import { optionInWords } from "@gyoji/narration";
import { showModal } from "../panels/Dialog.tsx";
import { useTable } from "./context.ts";

/** Several things that touching a card can mean: one of them is chosen. */
export function Ways(props: {
  readonly options: readonly number[];
  readonly answer: (index: number) => void;
  readonly onClose: () => void;
}) {
  const { reader, view, say } = useTable();
  const options = view.decision?.options ?? [];
  return (
    <dialog
      ref={showModal}
      className="ways"
      aria-label={say("choose way", { card: "" })}
      closedby="any"
      onClose={props.onClose}
    >
      {props.options.map((index) => (
        <Way
          key={index}
          text={wayInWords(options[index], reader, view)}
          onClick={() => props.answer(index)}
        />
      ))}
      <button type="button" className="answer" onClick={props.onClose}>
        {say("back")}
      </button>
    </dialog>
  );
}

function Way({ text, onClick }: { readonly text: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="answer" data-main onClick={onClick}>
      {text}
    </button>
  );
}

function wayInWords(
  option: NonNullable<View["decision"]>["options"][number] | undefined,
  reader: Parameters<typeof optionInWords>[0],
  view: View,
): string {
  return option === undefined ? "" : optionInWords(reader, view, option, true);
}
