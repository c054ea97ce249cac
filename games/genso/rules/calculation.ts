import {
  type CardId,
  call,
  cardAt,
  type EffectLocals,
  type Option,
  raise,
  repeat,
  type Seat,
  type Self,
  selfOf,
  zoneAt,
} from "@gyoji/kernel";
import { type CharacterSkill, faceOf, type LeaderSkill } from "../definition.ts";
import { laidOn } from "../objects.ts";
import {
  choose,
  columnOf,
  type GensoTable,
  handOf,
  leaderOf,
  placeOf,
  procedure,
  sideOf,
  WAYS,
  type Way,
} from "../state.ts";
import {
  charactersOf,
  costsOf,
  countOf,
  elementsOfCharacter,
  has,
  isFaceUp,
  isStillThere,
  risesOf,
} from "./information.ts";

/** calc.15 A character's skill as it stands on the table. */
interface Skill {
  readonly self: Self;
  readonly ability: CharacterSkill;
}

interface Calculating {
  readonly who: Seat;
  /** Whether the player has gone on to the attack. */
  isDone: boolean;
}

/** battle.6, battle.9 A calculation phase: element skill, element burst or normal attack, then the character's skill. */
export const calculationPhase = procedure<Calculating>("battle.6", {
  // place.4 Cards are laid on characters, and leaders turned up, in one's own calculation phase.
  "place.4": choose(
    (table, { who, isDone }) => {
      if (isDone) return null;
      const options: Option[] = [{ kind: "word", word: "attack" }, ...beforeAttack(table, who)];
      return { seat: who, ask: "calculation", options, open: false, about: sideOf(table, who).card };
    },
    (table, locals, option) => {
      if (option.kind !== "use") locals.isDone = true;
      else if (option.way === "turnUp") turnLeaderUp(table, locals.who, option.card);
      else call(table, lay, { who: locals.who, card: option.card });
      repeat(table);
    },
  ),
  // calc.8 to calc.12
  "calc.10": choose(
    (table, { who }) => {
      const side = sideOf(table, who);
      if (!isStillThere(table, side)) return null;
      const options = waysFor(table, who).map((word): Option => ({ kind: "word", word }));
      return { seat: who, ask: "attackBy", options, open: true, about: side.card };
    },
    (table, { who }, option) => {
      const side = sideOf(table, who);
      const way: Way = option.kind === "word" ? (option.word as Way) : "normal";
      side.way = way;
      raise(table, "attacked", {
        seat: who,
        cards: [side.card],
        amount: WAYS.indexOf(way) + 1,
      });
    },
  ),
  // calc.13, calc.14
  "calc.13": (table, { who }) => {
    const { card } = sideOf(table, who);
    const rise = riseOf(table, who);
    if (rise > 0) raise(table, "rose", { seat: who, cards: [card], amount: rise, source: card });
  },
  // calc.15 In printed order.
  "calc.15": (table, { who }) => {
    const side = sideOf(table, who);
    if (side.way === null || !isStillThere(table, side) || has(table, side.card, "withoutSkill")) return;
    for (const { self, ability } of skillsOf(table, side.card, who))
      if (ability.ways.includes(side.way)) call(table, ability.does, localsOf(self));
  },
});

function localsOf(self: Self): EffectLocals {
  return { self, event: null, lastKnown: null, vars: {} };
}

/** calc.15 The skills of a character in printed order, then those of what lies on it (place.4). */
function skillsOf(table: GensoTable, card: CardId, user: Seat): Skill[] {
  const found: Skill[] = [];
  for (const each of [card, ...laidOn(table, card)]) {
    const text = cardAt(table, each).definition;
    for (const [index, ability] of faceOf(table, each).abilities.entries())
      if (ability.kind === "performed" && ability.what === "characterSkill")
        found.push({ self: selfOf(table, card, user, text, index), ability });
  }
  return found;
}

/** calc.8 to calc.12 The ways in which a player's character can attack with its count: with a cost reached not normally. */
function waysFor(table: GensoTable, who: Seat): Way[] {
  const { card } = sideOf(table, who);
  const count = countOf(table, who);
  const { skill, burst } = costsOf(table, card);
  const ways: Way[] = [];
  if (count >= skill && !has(table, card, "withoutElementSkill")) ways.push("skill");
  if (count >= burst && !has(table, card, "withoutElementBurst")) ways.push("burst");
  return ways.length > 0 ? ways : ["normal"];
}

function riseOf(table: GensoTable, who: Seat): number {
  const side = sideOf(table, who);
  return side.way === null || !isStillThere(table, side) ? 0 : risesOf(table, side.card)[side.way];
}

/** What a player may do before the attack. */
function beforeAttack(table: GensoTable, who: Seat): Option[] {
  const options: Option[] = [];
  for (const card of zoneAt(table, handOf(who)))
    if (bearersFor(table, who, card).length > 0) options.push({ kind: "use", card, way: "lay" });
  for (const card of zoneAt(table, leaderOf(who)))
    if (!isFaceUp(table, card) && leaderSkill(table, card, who) !== null)
      options.push({ kind: "use", card, way: "turnUp" });
  return options;
}

/** place.4 The characters of a player that a card can be laid on: face up, of an element that it names. */
function bearersFor(table: GensoTable, who: Seat, card: CardId): CardId[] {
  const face = faceOf(table, card);
  if (face.type !== "stacking") return [];
  return charactersOf(table, who).filter(
    (each) =>
      isFaceUp(table, each) &&
      (face.elements === 0 || (elementsOfCharacter(table, each) & face.elements) !== 0),
  );
}

/** setup.2 What a leader can do now that is turned up for it, or null. */
function leaderSkill(
  table: GensoTable,
  card: CardId,
  who: Seat,
): { self: Self; ability: LeaderSkill } | null {
  const { definition } = cardAt(table, card);
  for (const [index, ability] of faceOf(table, card).abilities.entries()) {
    if (ability.kind !== "performed" || ability.what !== "leaderSkill") continue;
    const self = selfOf(table, card, who, definition, index);
    if (ability.usable(table, localsOf(self))) return { self, ability };
  }
  return null;
}

function turnLeaderUp(table: GensoTable, who: Seat, card: CardId): void {
  const found = leaderSkill(table, card, who);
  if (found === null) return;
  raise(table, "leaderTurnedUp", { seat: who, cards: [card] });
  call(table, found.ability.does, localsOf(found.self));
}

/** place.4 A card is laid on a character of its player. */
const lay = procedure<{ readonly who: Seat; readonly card: CardId }>("place.4", {
  "place.4": choose(
    (table, { who, card }) => {
      const options = bearersFor(table, who, card).map((each): Option => ({ kind: "card", card: each }));
      return options.length === 0 ? null : { seat: who, ask: "layOn", options, open: true, about: card };
    },
    (table, { who, card }, option) => {
      if (option.kind !== "card") return;
      const column = columnOf(cardAt(table, option.card).zone);
      raise(table, "laid", { seat: who, cards: [card], zone: placeOf(who, column), source: option.card });
    },
  ),
});

export const calculationProcedures = [calculationPhase, lay];
