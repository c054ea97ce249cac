import { type DeckLineFault, type FileTrouble, placeInJson, placeOfOffset } from "@gyoji/files";
import type { DeckProblem, GamePresentation } from "@gyoji/game";
import type { RecordProblem } from "@gyoji/kernel";
import { describeCardFileError, type Language } from "@gyoji/lexicon";
import { format, printable } from "./format.ts";
import { refusedCardInWords } from "./importReport.ts";
import type { Reader } from "./reader.ts";
import { say } from "./say.ts";

/** What makes a deck illegal, in a sentence. */
export function deckProblemInWords(
  { game, printed, language }: Pick<Reader, "game" | "printed" | "language">,
  { reason, figures, card }: DeckProblem,
): string {
  const found = printed(card);
  const called = found === undefined ? card : game.cardName(found, language);
  return format(game.messages[language][reason] ?? reason, language, { ...figures, card: called });
}

/** What is wrong with a file from outside, in sentences: what, where, what was expected. */
export function fileTroubleInWords(
  trouble: FileTrouble,
  language: Language,
  games: readonly GamePresentation[],
): readonly string[] {
  switch (trouble.kind) {
    case "cards":
      return trouble.errors.map((error) => printable(describeCardFileError(error, language)));
    case "record":
      return [recordInWords(trouble.file, trouble.source, trouble.problem, language)];
    case "unknown game":
      return [say(language, trouble.kind, { ...trouble, games: trouble.games.join(", ") })];
    case "record option":
      return [say(language, trouble.kind, { ...trouble, options: trouble.options.join(", ") })];
    case "record player":
      return [say(language, trouble.kind, { ...trouble, players: trouble.players.join(", ") })];
    case "record deck":
      return [deckInWords(trouble, language, games)];
    case "record sideboard":
    case "list other game":
      return [say(language, trouble.kind, { ...trouble, game: gameName(games, trouble.game, language) })];
    case "list unplayable":
      return trouble.cards.flatMap((card) => refusedCardInWords(card, language));
    case "list lines":
      return trouble.faults.map((fault) => lineInWords(trouble.file, fault, language));
    case "list deck":
      return deckListInWords(trouble, language, games);
    case "list empty":
    case "list html":
    case "list nothing new":
    case "list own card":
    case "list tooDeep":
    case "list tooMany":
    case "list tooLong":
    case "list tooBig":
    case "list encoding":
    case "list cut":
    case "list notJson":
    case "list quote":
    case "list no cards":
    case "list card missing":
    case "list card wrong":
    case "list card control":
    case "list ring":
    case "list differs":
    case "pack form":
    case "pack changed":
    case "pack tooBig":
    case "pack unwritable":
    case "pack conflict":
    case "list code":
    case "deck form":
    case "deck name":
    case "deck no fields":
    case "deck cards":
    case "deck count":
    case "deck no card":
    case "deck game":
    case "other file":
    case "record players":
      return [say(language, trouble.kind, { ...trouble })];
  }
}

function gameName(games: readonly GamePresentation[], id: string, language: Language): string {
  return games.find((each) => each.id === id)?.name[language] ?? id;
}

function lineInWords(file: string, { kind, nearest, ...fault }: DeckLineFault, language: Language): string {
  const names = nearest.map((what) => say(language, "quoted", { what })).join(say(language, "or"));
  return say(language, kind, { ...fault, file, nearest: names === "" ? "none" : names });
}

/** What is wrong with a deck list, in the order of its lines; then the cards that cannot be played. */
function deckListInWords(
  { file, game: id, faults, unplayable, problems }: Extract<FileTrouble, { kind: "list deck" }>,
  language: Language,
  games: readonly GamePresentation[],
): readonly string[] {
  const game = games.find((each) => each.id === id);
  const unread = faults.map((fault) => ({ line: fault.line, words: lineInWords(file, fault, language) }));
  const broken = problems.map(({ line, problem, printed }) => {
    const reader = { language, printed: () => printed ?? undefined };
    const what = game === undefined ? problem.reason : deckProblemInWords({ game, ...reader }, problem);
    return { line, words: say(language, "list line problem", { file, line, what, rule: problem.rule }) };
  });
  return [
    ...[...unread, ...broken].toSorted((one, other) => one.line - other.line).map(({ words }) => words),
    ...unplayable.flatMap((card) => refusedCardInWords(card, language)),
  ];
}

function deckInWords(
  { file, line, column, seat, game: id, problem, printed }: Extract<FileTrouble, { kind: "record deck" }>,
  language: Language,
  games: readonly GamePresentation[],
): string {
  const game = games.find((each) => each.id === id);
  const what =
    game === undefined
      ? problem.reason
      : deckProblemInWords({ game, language, printed: () => printed ?? undefined }, problem);
  return say(language, "record deck", { file, line, column, seat, what, rule: problem.rule });
}

function recordInWords(file: string, source: string, problem: RecordProblem, language: Language): string {
  const at = (...path: readonly (string | number)[]) => ({ file, ...placeInJson(source, path) });
  switch (problem.kind) {
    case "tooLarge":
      return say(language, "record tooLarge", { file, limit: problem.limit });
    case "notJson":
      return say(language, problem.cut ? "record cut" : "record notJson", {
        file,
        ...placeOfOffset(source, problem.offset),
      });
    case "tooDeep":
      return say(language, "record tooDeep", { file, ...placeOfOffset(source, problem.offset) });
    case "tooMany":
      return say(language, "record tooMany", { ...at(...keysOf(problem.path)), limit: problem.limit });
    case "otherFormat":
      return say(language, "record otherFormat", at("format"));
    case "notMatch":
      if (problem.path === "") return say(language, "record no match", at());
      return say(language, "record notMatch", { ...at(...keysOf(problem.path)), path: problem.path });
    case "otherGame":
      return say(language, "record otherGame", { ...at("game"), game: problem.game });
    case "unknownCard":
      return say(language, "record unknownCard", { ...at("cards", problem.card), card: problem.card });
    case "otherText":
      return say(language, "record otherText", { ...at("cards", problem.card), card: problem.card });
    case "illegalEntry":
      return say(language, "record illegalEntry", {
        ...at("entries", problem.entry),
        entry: problem.entry + 1,
      });
    case "otherEnd":
      return say(language, "record otherEnd", {
        ...at("hash"),
        expected: problem.expected,
        found: problem.found,
      });
  }
}

function keysOf(path: string): (string | number)[] {
  return path.split(".").map((key) => (/^\d+$/u.test(key) ? Number(key) : key));
}
