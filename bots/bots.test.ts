import { horobeatModule } from "@gyoji/horobeat";
import {
  copyState,
  enter,
  hiddenFrom,
  type Match,
  run,
  type Seat,
  type State,
  sample,
  startMatch,
  type Table,
  tableOn,
} from "@gyoji/kernel";
import { riftboundModule } from "@gyoji/riftbound";
import { describe, expect, test } from "vitest";
import type { Bot } from "./bot.ts";
import { mix } from "./dice.ts";
import { BOTS, greedyBot, randomBot } from "./index.ts";

const compiled = horobeatModule.compile([]);
if (!compiled.ok) throw new Error("the project's cards do not compile");
const { pool } = compiled;
const { game } = horobeatModule;
const decks = horobeatModule.decks
  .slice(0, 2)
  .map(({ cards }) => Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)));

function started(seed: number) {
  return startMatch(game, pool, { options: { opening: "random" }, decks, sideboards: [], seed }, false);
}

/** The match after its first game, which the first player gave up. */
function played<S extends State>(match: Match<S>): Match<S> {
  while (match.table.game.comparable(match.table) === 0) {
    const { seat } = match.table.decisions[0]?.decision ?? { seat: 0 };
    enter(match, { kind: "answer", seat, index: 0 });
  }
  enter(match, { kind: "concede", seat: 0 });
  return match;
}

type HorobeatMatch = ReturnType<typeof started>;

/** Plays on with a bot for each seat, up to so many decisions; returns the indexes chosen. */
function play(match: HorobeatMatch, bots: readonly [Bot, Bot], limit = Number.MAX_SAFE_INTEGER): number[] {
  const chosen: number[] = [];
  for (
    let pending = match.table.decisions[0];
    pending !== undefined && chosen.length < limit;
    pending = match.table.decisions[0]
  ) {
    const { seat } = pending.decision;
    const index = (bots[seat] ?? randomBot).choose(match.table, seat, mix(match.setting.seed, chosen.length));
    enter(match, { kind: "answer", seat, index });
    chosen.push(index);
  }
  return chosen;
}

describe.each(Object.entries(BOTS))("%s bot", (_name, bot) => {
  test("plays whole matches with legal answers", () => {
    for (let seed = 0; seed < 3; seed++) {
      const match = started(seed);
      play(match, [bot, bot]);
      expect(match.table.state.outcome?.kind).toBe("won");
    }
  });

  test("chooses the same for the same seed", () => {
    expect(play(started(5), [bot, bot])).toEqual(play(started(5), [bot, bot]));
  });

  test("changes nothing on the table it thinks about", () => {
    const match = started(7);
    play(match, [bot, bot], 25);
    const before = JSON.stringify(match.table.state);
    const seat = match.table.decisions[0]?.decision.seat ?? 0;
    bot.choose(match.table, seat, 1);
    expect(JSON.stringify(match.table.state)).toBe(before);
  });

  test("does not choose otherwise when what it cannot see is otherwise", () => {
    const match = started(11);
    for (let decisions = 0; decisions < 40; decisions++) {
      const seat = match.table.decisions[0]?.decision.seat;
      if (seat === undefined) break;
      const other = withOtherHiddenFaces(match.table, seat);
      expect(bot.choose(other, seat, decisions)).toBe(bot.choose(match.table, seat, decisions));
      play(match, [bot, bot], 1);
    }
  });
});

/** The same table with the faces that a seat does not know turned around, and chance elsewhere. */
function withOtherHiddenFaces<S extends State>(table: Table<S>, seat: Seat): Table<S> {
  const state = copyState(table);
  for (const hidden of hiddenFrom(table, state, seat)) {
    const faces = hidden.map(({ definition }) => definition).reverse();
    for (const [at, card] of hidden.entries()) table.game.setFace(card, faces[at] ?? 0);
  }
  const other = tableOn(table.game, table.pool, state, false);
  run(other);
  return other;
}

test("greedy wins against random", () => {
  let won = 0;
  for (let seed = 0; seed < 20; seed++) {
    const match: Match<HorobeatMatch["table"]["state"]> = started(seed);
    const seat = seed % 2;
    play(match, seat === 0 ? [greedyBot, randomBot] : [randomBot, greedyBot]);
    const { outcome } = match.table.state;
    if (outcome?.kind === "won" && outcome.winners.includes(seat)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(18);
});

describe("greedy bot in a game of turns and a Chain", () => {
  const { game: riftbound } = riftboundModule;
  const built = riftboundModule.compile([]);
  if (!built.ok) throw new Error("the project's cards do not compile");
  const [deck = [], other = []] = riftboundModule.decks.map(({ cards }) =>
    Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)),
  );

  test("gives no Rune away for nothing, and wins against random", () => {
    const setting = { options: { mode: "duel" }, decks: [deck, other], sideboards: [], seed: 4 };
    const match = startMatch(riftbound, built.pool, setting, false);
    const recycled: number[] = [];
    for (let at = 0; match.table.state.outcome === null; at++) {
      const { seat, options } = match.table.decisions[0]?.decision ?? { seat: 0, options: [] };
      const bot = seat === 0 ? greedyBot : randomBot;
      const index = bot.choose(match.table, seat, mix(4, at));
      const chosen = options[index];
      if (seat === 0 && chosen?.kind === "use" && chosen.way === "recycleRune") recycled.push(at);
      enter(match, { kind: "answer", seat, index });
    }
    expect(match.table.state.outcome).toMatchObject({ kind: "won", winners: [0] });
    expect(recycled).toEqual([]);
  });

  test("leaves a deck as it was built, between games", () => {
    const sideboards = riftboundModule.decks.slice(0, 2).map(({ sideboard }) => Object.keys(sideboard));
    const options = { mode: "match", sideboard: "ten" };
    const setting = { options, decks: [deck, other], sideboards, seed: 4 };
    const { table } = played(startMatch(riftbound, built.pool, setting, false));
    for (const { decision } of table.decisions) {
      expect(decision.ask).toBe("bringIn");
      expect(decision.options.length).toBeGreaterThan(5);
      const index = greedyBot.choose(table, decision.seat, 3);
      expect(decision.options[index]).toEqual({ kind: "word", word: "done" });
    }
    expect(table.decisions).toHaveLength(2);
  });

  test("does not choose otherwise when what it cannot see is otherwise", () => {
    const setting = { options: { mode: "duel" }, decks: [deck, other], sideboards: [], seed: 8 };
    const match = startMatch(riftbound, built.pool, setting, false);
    for (let at = 0; at < 12; at++) {
      const { seat } = match.table.decisions[0]?.decision ?? { seat: 0 };
      const index = greedyBot.choose(match.table, seat, at);
      expect(greedyBot.choose(withOtherHiddenFaces(match.table, seat), seat, at)).toBe(index);
      enter(match, { kind: "answer", seat, index });
    }
  });

  test("imagines whole cards: what they are and what they show is one", () => {
    const setting = { options: { mode: "duel" }, decks: [deck, other], sideboards: [], seed: 8 };
    const { table } = startMatch(riftbound, built.pool, setting, false);
    const { state } = sample(table, 0, 3);
    expect(state.cards.filter(({ definition, face }) => definition !== face)).toEqual([]);
    expect(state.cards.map(({ face }) => face)).not.toEqual(table.state.cards.map(({ face }) => face));
  });

  test("deals no token, Legend, Rune or Battlefield for a card of the Main Deck", () => {
    const faces = [deck[0] ?? "", deck[1] ?? "", "RUNE-FURY", "TM-104", "token Recruit"].flatMap(
      (id) => built.pool.definitions[built.pool.index.get(id) ?? -1] ?? [],
    );
    const backs = faces.map((face) => riftbound.back(face));
    expect(new Set(backs).size).toBe(5);
  });
});
