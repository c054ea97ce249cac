import { FileError } from "@gyoji/files";
import { type ListRecord, readRecords } from "@gyoji/files/lists";
import type { CardSource, ReadLists } from "@gyoji/game";
import { factsOf, isOfGame } from "./facts.ts";
import { cardsOf } from "./merge.ts";

/** Reads card lists as cards. Throws a FileError that says what is wrong; then nothing is read. */
export function readCards(lists: readonly CardSource[]): ReadLists {
  const records = lists.flatMap(({ file, source }) => ofGame(file, readRecords(file, source)));
  return cardsOf(records.map(factsOf));
}

/** The records of a list, of which one at least must be of a card of this game. */
function ofGame(file: string, records: readonly ListRecord[]): readonly ListRecord[] {
  if (!records.some(isOfGame)) throw new FileError({ kind: "list other game", file, game: "riftbound" });
  return records;
}
