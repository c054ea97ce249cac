import type { Declared } from "@gyoji/game";
import type { View } from "@gyoji/kernel";
import { cardName, findCard, gameSays, type Reader, seatName } from "./reader.ts";
import { say } from "./say.ts";

/** What was declared and waits to be carried out, and what it is aimed at: "" where that is nothing that one sees. */
export function declaredInWords(
  reader: Reader,
  view: View,
  { face, seat, said, aims }: Declared,
): { readonly what: string; readonly at: string } {
  const cards = aims.flatMap((card) => {
    const found = findCard(view, card);
    return found === null ? [] : [cardName(reader, found.view.id)];
  });
  return {
    what: gameSays(reader, said, {
      card: face === "" ? "" : cardName(reader, face),
      player: seatName(reader, seat),
    }),
    at:
      cards.length === 0
        ? ""
        : gameSays(reader, "declared aims", { cards: cards.join(say(reader.language, "between cards")) }),
  };
}
