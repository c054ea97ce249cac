import { answerUnasked } from "@gyoji/game";
import {
  enter,
  IllegalError,
  type LoggedEvent,
  type Match,
  rewind,
  type Seat,
  type Undo,
  undoOf,
  view,
  viewEvent,
  viewRefusals,
  why,
} from "@gyoji/kernel";
import {
  type Choosable,
  choosables,
  eventInWords,
  optionInWords,
  questionInWords,
  refusedByReason,
  rulesInProgress,
  ruleWithParts,
  seatName,
  say as tellOf,
  withoutRepeats,
} from "@gyoji/narration";
import { painter, print } from "../context.ts";
import { Failure, sentencesOf } from "../failure.ts";
import type { Lines } from "../lines.ts";
import { ruleLine } from "../rulebook.ts";
import { boardInWords } from "../table/board.ts";
import { type CardBook, cardsNamed, cardToRead } from "../table/card.ts";
import { hanging, hangingList, wrap } from "../text.ts";
import { type Input, inputOf } from "./input.ts";
import { personsOf, readerFor, type Session, save } from "./session.ts";

/** What came of a player's turn at the keyboard. */
export type Turn = "played" | "tookBack" | "quit";

/** Asks a person until they answer, take back, concede or leave. */
export async function askPerson(session: Session, seat: Seat, lines: Lines): Promise<Turn> {
  showQuestion(session, seat);
  for (;;) {
    const line = await lines.next("> ");
    if (line === null) return "quit";
    const input = inputOf(line);
    if (input.kind === "quit") return "quit";
    if (await carryOut(session, seat, input, lines)) return input.kind === "undo" ? "tookBack" : "played";
  }
}

/**
 * Gives the answer that goes without saying and says so, unless a player asked for every question. With several persons
 * at one terminal nobody must see who had nothing to decide. Returns whether it was given.
 */
export function answerForThem(session: Session, seat: Seat): boolean {
  const { context, module, match, asksAll } = session;
  if (asksAll || personsOf(session) > 1) return false;
  const seen = viewOf(session, seat);
  const index = answerUnasked(module, seen, []);
  const option = index === null ? undefined : seen.decision?.options[index];
  if (index === null || option === undefined) return false;
  const answer = optionInWords(readerFor(session, seat), seen, option, false);
  tell(session, context.say("answered for you", { answer }));
  enter(match, { kind: "answer", seat, index });
  return true;
}

/** Carries out what was typed. Returns whether the match has changed. */
async function carryOut(session: Session, seat: Seat, input: Input, lines: Lines): Promise<boolean> {
  const { context } = session;
  switch (input.kind) {
    case "choose":
      return choose(session, seat, input.number);
    case "enter":
      return choosables(readerFor(session, seat), viewOf(session, seat)).length === 1
        ? choose(session, seat, 1)
        : tell(session, context.say("type a number"));
    case "missing":
      return tell(session, context.say(`missing ${input.key}`, { rule: someRule(session, seat) }));
    case "undo":
      return undo(session, seat, lines);
    case "concede":
      return concede(session, seat, lines);
    case "find":
      return findOptions(session, seat, input.text);
    case "show":
      return showOwn(session, seat, input.toMates);
    case "why":
      return tell(session, ...whyNot(session, seat));
    case "read":
      return tell(session, readOption(session, seat, input.number));
    case "card":
      return tell(
        session,
        cardsNamed(bookOf(session), input.name, session.match.setting.decks.flat(), context.io.columns),
      );
    case "rule":
      return tell(session, ...readRule(session, input.id));
    case "log":
      return tell(session, ...eventLines(session, seat, session.match.table.log ?? []));
    case "table":
      showTable(session, seat);
      showQuestion(session, seat);
      return false;
    case "save":
      return tell(session, trySave(session, input.file || session.file));
    case "help":
      return tell(session, context.say("play keys", { rule: someRule(session, seat) }));
    case "quit":
    case "unknown":
      return tell(session, context.say("type a number"));
  }
}

function tell({ context }: Session, ...lines: readonly string[]): false {
  print(context, ...lines.map((line) => wrap(line, context.io.columns).join("\n")));
  return false;
}

function choose(session: Session, seat: Seat, number: number): boolean {
  const { match, context } = session;
  const options = choosables(readerFor(session, seat), viewOf(session, seat));
  const chosen = options[number - 1];
  if (chosen === undefined) return tell(session, context.say("no such option", { count: options.length }));
  enter(match, { kind: "answer", seat, index: chosen.index });
  return true;
}

/** Takes back the last answer: free while nothing was learned, else with the agreement of the others. */
async function undo(session: Session, seat: Seat, lines: Lines): Promise<boolean> {
  const { match, players, context, byHand } = session;
  const taken = byHand ? lastAnswer(match) : undoOf(match, seat);
  if (taken === null) return tell(session, context.say("nothing to undo"));
  if (!taken.free) {
    const others = players.filter((player, each) => each !== seat && player.kind === "person");
    tell(session, context.say(others.length === 0 ? "bot agrees to undo" : "undo needs agreement"));
    if (others.length > 0 && !isYes(context.say("yes"), await lines.next("> "))) return false;
  }
  rewind(match, taken.to);
  return true;
}

/** Gives the match up: at a terminal only after it is confirmed. */
async function concede({ context, match }: Session, seat: Seat, lines: Lines): Promise<boolean> {
  const { say, io } = context;
  if (io.screen !== null) {
    print(context, hanging("", say("sure to concede"), io.columns));
    const typed = await lines.next("> ");
    if (typed?.toLowerCase() !== "concede" && !isYes(say("yes"), typed)) return false;
  }
  enter(match, { kind: "concede", seat });
  return true;
}

/** Shows what is their own of their own accord, and is asked the same again. */
function showOwn(session: Session, seat: Seat, toMates: boolean): boolean {
  try {
    enter(session.match, { kind: toMates ? "showMates" : "showAll", seat });
    return true;
  } catch (error) {
    if (!(error instanceof IllegalError)) throw error;
    return tell(session, session.context.say("nothing to show"));
  }
}

/** Who plays every seat takes back what was answered last, whoever's it was. */
function lastAnswer({ record }: Match): Undo | null {
  const to = record.findLastIndex(({ kind }) => kind === "answer");
  return to < 0 ? null : { to, free: true };
}

function isYes(word: string, typed: string | null): boolean {
  return typed !== null && [word, "y", "yes"].includes(typed.toLowerCase());
}

function trySave(session: Session, file: string | null): string {
  const { say, language } = session.context;
  if (file === null || session.file === null) return say("not saved");
  try {
    save(session, file);
    return say("saved", { file });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return sentencesOf(error, say, language).join("\n");
  }
}

function viewOf({ match }: Session, seat: Seat) {
  return view(match.table, seat);
}

/** Where a player looks cards up. */
function bookOf({ module, pool, context }: Session): CardBook {
  return { module, pool, language: context.language, say: context.say };
}

/** Shows the table as a seat sees it. */
export function showTable(session: Session, seat: Seat): void {
  const { context } = session;
  const reader = readerFor(session, seat);
  print(context, "", boardInWords(reader, viewOf(session, seat), context.io.columns, painter(context)));
}

function showQuestion(session: Session, seat: Seat): void {
  const { context } = session;
  const paint = painter(context);
  const reader = readerFor(session, seat);
  const seen = viewOf(session, seat);
  const { decision } = seen;
  if (decision === null) return;
  const question = questionInWords(reader, seen);
  const asked = hanging(
    personsOf(session) > 1 ? `${seatName(reader, seat)}: ` : "",
    tellOf(context.language, "question", { question, rule: decision.rule }),
    context.io.columns,
  );
  const options = choosables(reader, seen);
  const lines = optionLines(session, options);
  print(
    context,
    paint("bold", asked),
    ...lines.slice(0, options.length > MOST_SHOWN ? FIRST_SHOWN : undefined),
  );
  if (options.length > MOST_SHOWN)
    tell(session, context.say("more options", { count: options.length - FIRST_SHOWN }));
  if (options.length === 1) tell(session, context.say("only option"));
}

/** Of more options than these, only the first are shown: one looks for the others. */
const MOST_SHOWN = 60;
const FIRST_SHOWN = 20;

/** The options that have a text in them, with their numbers. */
function findOptions(session: Session, seat: Seat, text: string): boolean {
  const { context } = session;
  const options = choosables(readerFor(session, seat), viewOf(session, seat));
  const lines = optionLines(session, options).filter((_, at) =>
    options[at]?.text.toLowerCase().includes(text.toLowerCase()),
  );
  if (lines.length === 0) return tell(session, context.say("no option found", { text }));
  print(context, ...lines);
  return false;
}

function optionLines({ context }: Session, options: readonly Choosable[]): string[] {
  const digits = String(options.length).length;
  return options.map(({ text, copies }, at) => {
    const label = ` ${String(at + 1).padStart(digits)}  `;
    return hanging(
      label,
      copies === 1 ? text : tellOf(context.language, "times", { name: text, count: copies }),
      context.io.columns,
    );
  });
}

function whyNot(session: Session, seat: Seat): string[] {
  const { context, module, match } = session;
  const { table } = match;
  const { columns } = context.io;
  const reader = readerFor(session, seat);
  const seen = viewOf(session, seat);
  const refused = refusedByReason(reader, seen, viewRefusals(table, seat));
  return [
    context.say("where we are"),
    ...rulesInProgress(module.rulebook, why(table, seat)).map((rule) =>
      indented(ruleLine(rule, context.language, columns - 2)),
    ),
    ...(refused.length > 0 ? [context.say("why not")] : []),
    ...refused.flatMap((each) => [hanging("  ", each.why, columns), hangingList("    ", each.what, columns)]),
  ];
}

const indented = (text: string): string => `  ${text.replaceAll("\n", "\n  ")}`;

function readOption(session: Session, seat: Seat, number: number): string {
  const { context } = session;
  const reader = readerFor(session, seat);
  const options = choosables(reader, viewOf(session, seat));
  const option = options[number - 1];
  if (option === undefined) return context.say("no such option", { count: options.length });
  return option.card === "" ? option.text : cardToRead(bookOf(session), option.card, context.io.columns);
}

/** A rule to show how one is asked for: that of the question, else the last one of the game. */
function someRule(session: Session, seat: Seat): string {
  return viewOf(session, seat).decision?.rule ?? session.module.rulebook.at(-1)?.id ?? "";
}

function readRule({ context, module }: Session, id: string): string[] {
  const rules = ruleWithParts(module.rulebook, id);
  if (rules.length === 0) return [context.say("failed rule", { rule: id })];
  return rules.map((rule) => ruleLine(rule, context.language, context.io.columns));
}

/** Events as sentences, as a seat saw them. */
export function eventLines(session: Session, seat: Seat, events: readonly LoggedEvent[]): readonly string[] {
  const { match, context } = session;
  const reader = readerFor(session, seat);
  const told = events
    .map((event) => eventInWords(reader, viewEvent(match.table, seat, event)))
    .filter((text) => text !== "")
    .map((text) => hanging("· ", text, context.io.columns));
  if (match.table.state.outcome?.kind !== "looped") return told;
  return withoutRepeats(told, (count) => tellOf(context.language, "more lines", { count }));
}
