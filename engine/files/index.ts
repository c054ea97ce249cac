export { type ReadDeck, readDeckFile } from "./deckFile.ts";
export { type DeckLineFault, FileError, type FileTrouble } from "./fileError.ts";
export { gameNamedIn } from "./gameNamed.ts";
export { LARGEST_LIST, LONGEST_BANNED, MOST_BANNED } from "./largest.ts";
export { type OpenedMatch, openMatchFile, optionChoices } from "./matchFile.ts";
export { type Place, placeInJson, placeOfOffset } from "./place.ts";
