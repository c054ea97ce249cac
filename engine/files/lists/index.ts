export { type BroughtPack, bringLists, type ImportingGame, ownPool, sourcesForDecks } from "./bring.ts";
export { knownCards, type ListedDeck, listOfDeck, readOwnDeck, type Stock, withChosen } from "./ownDeck.ts";
export {
  type CardPack,
  cardFileText,
  isPack,
  packOf,
  packText,
  readPack,
  type ShelvedCard,
  shelfOf,
  sourcesOf,
} from "./pack.ts";
export { type ListRecord, readRecords } from "./records.ts";
export { type ImportReport, type MissingPhrase, tryCards, type UnplayableCard } from "./report.ts";
