import type { Seat } from "@gyoji/kernel";
import type {
  CheckedDeck,
  Done,
  Imported,
  ImportProgress,
  Opened,
  ReadBans,
  Refused,
  Request,
  Saved,
  Update,
} from "@gyoji/protocol";
import {
  awaitsBot,
  enterAct,
  goTo,
  type HostedMatch,
  hasPerson,
  isOver,
  opened,
  saved,
  stepBot,
  takeBack,
} from "./match.ts";
import { lookThrough, type Onlooker, onlookerWith, update } from "./onlooker.ts";
import { refuseUnless } from "./refusal.ts";
import { leads, mayActFor, mayHaveFile, mayLook, type Standing } from "./standing.ts";

/** What is told over a connection, in reply to something or not. */
export type Told =
  | Opened
  | Update
  | Saved
  | CheckedDeck
  | ReadBans
  | ImportProgress
  | Imported
  | Refused
  | Done;
/** What is asked of a match that is open. */
export type InMatch = Exclude<Request, { kind: "start" | "resume" | "replay" | "deck" | "bans" | "import" }>;
type Change = Exclude<InMatch, { kind: "look" | "save" }>;

/** A match and all who look at it: what one does, each is told as they may know it. */
export interface Room {
  readonly hosted: HostedMatch;
  readonly present: Set<Connection>;
}

interface Connection {
  readonly onlooker: Onlooker;
  readonly tell: (told: Told) => void;
}

/** One who looks at a match, as the match knows them. */
export interface Visit {
  /** Does what is asked; throws a Refusal or an IllegalError and changes nothing. */
  carryOut(request: InMatch): void;
  /** Is told nothing from now on. */
  leave(): void;
}

/** A room in which nobody is yet. */
export function roomOf(hosted: HostedMatch): Room {
  return { hosted, present: new Set() };
}

/**
 * Somebody comes to look at a match, and is told how it stands. Throws a Refusal if they may not look through these eyes.
 * @param tell how they are told what happens from now on
 */
export function join(room: Room, standing: Standing, look: Seat, tell: (told: Told) => void): Visit {
  const { hosted, present } = room;
  refuseEyes(hosted, standing, look);
  const connection = { onlooker: onlookerWith(standing, look), tell };
  present.add(connection);
  tell(opened(hosted));
  tell(update(hosted, connection.onlooker));
  letBotsPlay(room);
  tellFile(hosted, connection);
  return {
    carryOut: (request) => carryOut(room, connection, request),
    leave: () => void present.delete(connection),
  };
}

function carryOut(room: Room, connection: Connection, request: InMatch): void {
  const { hosted } = room;
  const { onlooker, tell } = connection;
  switch (request.kind) {
    case "save":
      refuseUnless(mayHaveFile(onlooker.standing, isOver(hosted)));
      return tell(saved(hosted));
    case "look":
      refuseEyes(hosted, onlooker.standing, request.look);
      lookThrough(onlooker, request.look);
      tell(update(hosted, onlooker));
      return tellChanged(hosted, connection);
    case "answer":
    case "act":
    case "undo":
    case "step":
    case "goTo":
      refuseStrange(hosted, onlooker.standing, request);
      refuseStale(hosted, request);
      change(hosted, onlooker.standing, request);
      tellAll(room);
      letBotsPlay(room);
      for (const each of room.present) tellChanged(hosted, each);
  }
}

function change(hosted: HostedMatch, standing: Standing, request: Change): void {
  switch (request.kind) {
    case "answer":
      return enterAct(hosted, { kind: "answer", seat: request.seat, index: request.index });
    case "act":
      return enterAct(hosted, { kind: request.act, seat: request.seat });
    case "undo":
      return refuseUnless(takeBack(hosted, request.seat, request.agreed && leads(standing)));
    case "step":
      return stepBot(hosted);
    case "goTo":
      return goTo(hosted, request.at);
  }
}

/** Persons act for their own seats, and not in a replay; the pace is for who leads. */
function refuseStrange(hosted: HostedMatch, standing: Standing, request: Change): void {
  switch (request.kind) {
    case "answer":
    case "act":
    case "undo": {
      const isPerson = hosted.players[request.seat]?.kind === "person";
      return refuseUnless(hosted.replay === null && isPerson && mayActFor(standing, request.seat));
    }
    case "step":
      return refuseUnless(leads(standing) && awaitsBot(hosted));
    case "goTo":
      return refuseUnless(leads(standing));
  }
}

/** A seat of the game, or one of the eyes of who looks on. */
function refuseEyes(hosted: HostedMatch, standing: Standing, eyes: Seat): void {
  refuseUnless(eyes < hosted.game.seats && mayLook(standing, eyes, isOver(hosted)));
}

/** What was said of a table that has changed since: an answer to another decision, an act on another table. */
function refuseStale({ match, since }: HostedMatch, request: Change): void {
  const now = match.record.length;
  switch (request.kind) {
    case "answer":
      return refuseUnless(request.at <= now && request.at >= (since[request.seat] ?? 0), "stale");
    case "undo":
    case "step":
      return refuseUnless(request.at === now, "stale");
    case "act":
      // One gives up, or agrees to a draw, whatever the table.
      return refuseUnless(request.act !== "backOut" || request.at === now, "stale");
    case "goTo":
  }
}

/** Bots answer persons by themselves; in a match of bots alone who leads it sets the pace. */
function letBotsPlay(room: Room): void {
  while (hasPerson(room.hosted) && awaitsBot(room.hosted)) {
    stepBot(room.hosted);
    tellAll(room);
  }
}

function tellAll({ hosted, present }: Room): void {
  for (const { onlooker, tell } of present) tell(update(hosted, onlooker));
}

/** The match as a file, for those who may have it. */
function tellFile(hosted: HostedMatch, { onlooker, tell }: Connection): void {
  if (mayHaveFile(onlooker.standing, isOver(hosted))) tell(saved(hosted));
}

/** The file of a replay stays as it is. */
function tellChanged(hosted: HostedMatch, connection: Connection): void {
  if (hosted.replay === null) tellFile(hosted, connection);
}
