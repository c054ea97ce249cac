export { declaredInWords } from "./declared.ts";
export { counted, eventInWords } from "./event.ts";
export { deckProblemInWords, fileTroubleInWords } from "./fileTrouble.ts";
export { format, printable, type Values } from "./format.ts";
export { importInWords, refusedCardInWords, setsInWords, unplayableInWords } from "./importReport.ts";
export {
  type Choosable,
  choosables,
  optionInWords,
  questionInWords,
  type Refused,
  refusedByReason,
  toldApart,
} from "./option.ts";
export { outcomeInWords, resultInWords } from "./outcome.ts";
export {
  cardInWords,
  cardName,
  columnOf,
  findCard,
  gameSays,
  namesFor,
  plainNames,
  type Reader,
  seatName,
  seatsFrom,
  turnedWord,
  turnIn,
  turnName,
  zoneKind,
  zoneName,
} from "./reader.ts";
export { withoutRepeats } from "./repeats.ts";
export { ruleCalled, rulesInProgress, ruleWithParts } from "./rulebook.ts";
export { say } from "./say.ts";
