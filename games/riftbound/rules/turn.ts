import { call, cardAt, end, NONE, type Option, raise, type Seat, skip } from "@gyoji/kernel";
import { choose, modeIn, PHASES, type PhaseOfTurn, procedure, type RiftboundTable } from "../state.ts";
import { actions, carryOutAction, invitedActions, isUndone, PASSED } from "./actions.ts";
import { cleanUpAfter } from "./cleanup.ts";
import { draw } from "./drawing.ts";
import {
  battlefieldOf,
  battlefields,
  controlledBy,
  has,
  isFriendly,
  isInGame,
  nextSeat,
  seatsFrom,
} from "./information.ts";
import { triggerKeywords } from "./keywords.ts";
import { scoringStep } from "./scoring.ts";
import { settle } from "./showdown.ts";

interface Turn {
  readonly who: Seat;
}

/** turn.9 */
const RUNES_EACH_TURN = 2;

/** turn.1, turn.2 A turn: its phases in their order. */
const turn = procedure<Turn>("turn.2", {
  "turn.2": (table, { who }) => {
    const { game } = table.state;
    game.turn++;
    game.turnPlayer = who;
    game.turnsTaken[who] = (game.turnsTaken[who] ?? 0) + 1;
    game.cardsPlayed = game.cardsPlayed.map(() => 0);
    game.uses = {};
    game.plays = {};
    game.energySpent = game.energySpent.map(() => 0);
    game.deeds = [];
    for (const at of battlefields(table)) Object.assign(battlefieldOf(table, at), { scored: 0, exempt: 0 });
    end(table, `turn of ${who}`);
    raise(table, "turnBegan", { seat: who, amount: game.turn });
  },
  "turn.6": (table, { who }) => begin(table, who, "awaken"),
  "turn.7": (table, { who }) => begin(table, who, "beginning"),
  "turn.9": (table, { who }) => begin(table, who, "channel"),
  "turn.10": (table, { who }) => begin(table, who, "draw"),
  "turn.12": (table, { who }) => begin(table, who, "main"),
  "turn.15": (table, { who }) => begin(table, who, "ending"),
});

/** A phase begins, unless it is skipped (action.41). concede.7 Of the turn of a player who has left only the last remains. */
function begin(table: RiftboundTable, who: Seat, phase: PhaseOfTurn): void {
  if (phase === "ending" || isInGame(table, who))
    raise(table, "phaseBegan", { seat: who, amount: PHASES.indexOf(phase) });
}

/** What a phase that has begun goes through. */
export function goThrough(table: RiftboundTable, who: Seat, phase: PhaseOfTurn): void {
  table.state.game.phase = phase;
  switch (phase) {
    case "awaken":
      return call(table, awakenPhase, { who });
    case "beginning":
      return call(table, beginningPhase, { who });
    case "channel":
      return call(table, channelPhase, { who });
    case "draw":
      return call(table, drawPhase, { who });
    case "main":
      return call(table, mainPhase, { who, mark: PASSED, isDone: false });
    case "ending":
      return call(table, endingPhase, { who });
  }
}

/** turn.6, runes.15 */
const awakenPhase = procedure<Turn>("turn.6", {
  "turn.6": (table, { who }) => {
    const cards = controlledBy(table, who).filter((card) => cardAt(table, card).turned);
    if (cards.length > 0) raise(table, "readied", { seat: who, cards });
  },
  "turn.5": (table) => call(table, settle, {}),
});

/** turn.7, turn.8 What happens at its start is dealt with before Battlefields are Held. */
const beginningPhase = procedure<Turn>("turn.7", {
  "turn.7": (table, { who }) => {
    raise(table, "beginningStepBegan", { seat: who });
  },
  "keywords.24": (table, { who }) =>
    triggerKeywords(table, ["temporary"], {
      kind: "beginningStepBegan",
      seat: who,
      cards: controlledBy(table, who).filter((card) => has(table, card, "temporary")),
      zone: NONE,
    }),
  "turn.5": (table) => call(table, settle, {}),
  "turn.8": (table, { who }) => call(table, scoringStep, { who }),
  "turn.5 scored": (table) => call(table, settle, {}),
});

/** modes.5, turn.9, runes.13; setup.11, setup.12 The last player has one more the first time. */
const channelPhase = procedure<Turn>("turn.9", {
  "turn.9": (table, { who }) => {
    const { first, turnsTaken } = table.state.game;
    const last = (first + modeIn(table).seats - 1) % modeIn(table).seats;
    const more = who === last && turnsTaken[who] === 1 ? 1 : 0;
    raise(table, "channeled", { seat: who, amount: RUNES_EACH_TURN + more });
  },
  "turn.5": (table) => call(table, settle, {}),
});

/** turn.10, turn.11, setup.12 */
const drawPhase = procedure<Turn>("turn.10", {
  "turn.10": (table, { who }) => {
    const { first, turnsTaken } = table.state.game;
    const isSkipped = !modeIn(table).firstPlayerDraws && who === first && turnsTaken[who] === 1;
    if (!isSkipped) call(table, draw, { who, count: 1 });
  },
  "turn.5": (table) => call(table, settle, {}),
});

interface Main extends Turn {
  mark: number;
  isDone: boolean;
}

/** move.7, turn.12, turn.13, turn.14 The Turn Player acts as often as they like. */
const mainPhase = procedure<Main>("turn.12", {
  "runes.10": (table) => raise(table, "poolsEmptied", {}),
  "turn.12": (table, { who }) => raise(table, "mainPhaseBegan", { seat: who }),
  "turn.5": (table) => call(table, settle, {}),
  "turn.13": choose(
    (table, { who }) => {
      const options: Option[] = [{ kind: "word", word: "endTurn" }];
      options.push(...teammatesOf(table, who).map((seat): Option => ({ kind: "seat", seat })));
      options.push(...actions(table, who));
      return { seat: who, ask: "mainPhase", options, open: false, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind === "word") locals.isDone = true;
      else if (option.kind === "seat") call(table, invitation, { who: option.seat, mark: PASSED });
      else locals.mark = carryOutAction(table, locals.who, option);
    },
  ),
  "turn.14": (table, { who, isDone, mark }) => {
    if (isDone || !isInGame(table, who)) return;
    // What could not be done has changed nothing.
    skip(table, isUndone(table, mark) ? -2 : -3);
  },
});

function teammatesOf(table: RiftboundTable, who: Seat): Seat[] {
  return seatsFrom(table, who).filter((seat) => seat !== who && isFriendly(table, seat, who));
}

/** turn.19, turn.20, team.6 The Turn Player lets a teammate play a spell or use an ability, or decline. */
const invitation = procedure<{ readonly who: Seat; mark: number }>("turn.20", {
  "turn.20": (table, { who }) => {
    table.state.game.invited = who;
  },
  "turn.19": choose(
    (table, { who }) => {
      const options: Option[] = [{ kind: "word", word: "decline" }, ...invitedActions(table, who)];
      return { seat: who, ask: "invited", options, open: false, about: NONE };
    },
    (table, locals, option) => {
      locals.mark = option.kind === "word" ? PASSED : carryOutAction(table, locals.who, option);
    },
  ),
  "turn.19 done": (table, { mark }) => {
    if (isUndone(table, mark)) skip(table, -2);
    else table.state.game.invited = NONE;
  },
});

/** turn.15, turn.16, turn.17 */
const endingPhase = procedure<Turn>("turn.15", {
  "turn.15": (table, { who }) => {
    if (isInGame(table, who)) raise(table, "endingStepBegan", { seat: who });
  },
  "turn.5": (table) => call(table, settle, {}),
  "turn.16": (table) => cleanUpAfter(table, "expiration"),
  "turn.17": (table) => {
    if (table.state.game.due.length === 0) return;
    call(table, settle, {});
    skip(table, -2);
  },
});

/** turn.1, turn.18, turn.21, turn.22 Turn after turn. */
export const turns = procedure<{ who: Seat }>("turn.1", {
  "turn.1": (table, { who }) => call(table, turn, { who }),
  "turn.18": (table, locals) => {
    const { game } = table.state;
    const [extra, ...rest] = game.extraTurns;
    game.extraTurns = rest;
    locals.who = extra ?? nextInOrder(table);
    skip(table, -2);
  },
});

/** The next in turn order after who took the last turn that was not additional. */
function nextInOrder(table: RiftboundTable): Seat {
  const { game } = table.state;
  game.regular = nextSeat(table, game.regular);
  return game.regular;
}

export const turnProcedures = [
  turn,
  awakenPhase,
  beginningPhase,
  channelPhase,
  drawPhase,
  mainPhase,
  invitation,
  endingPhase,
  turns,
];
