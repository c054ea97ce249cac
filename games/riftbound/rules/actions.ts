import {
  abilityOption,
  applies,
  attempt,
  type CardId,
  call,
  cardAt,
  decisionOf,
  hasFailed,
  NONE,
  type Option,
  type Refusal,
  raise,
  type Seat,
  type Self,
  selfOf,
  zoneAt,
} from "@gyoji/kernel";
import {
  type Activated,
  ANY_DOMAIN,
  FREE,
  faceAt,
  faceOf,
  type Resources,
  type RiftboundAbility,
  type Timing,
} from "../definition.ts";
import { isRuneUse } from "../resources.ts";
import {
  baseOf,
  battlefieldOfFacedown,
  championZone,
  choose,
  facedownZone,
  handOf,
  locationOf,
  procedure,
  type RiftboundTable,
  trashOf,
  type Way,
} from "../state.ts";
import { activatedOf } from "./activated.ts";
import { flowOf } from "./costs.ts";
import { cannotComplete, finalize, hasLocation, optionalCosts } from "./finalizing.ts";
import { type Hindrance, no } from "./hindrance.ts";
import {
  battlefieldOf,
  battlefields,
  facedownRoom,
  has,
  isNeutralOpen,
  isPlayable,
  isType,
  locations,
  runesOf,
  states,
  unitsOf,
} from "./information.ts";
import { abilityItem, addItem, type Begun, contextOf, draftOf } from "./items.ts";
import { cannotMove, destinations, standardMove } from "./movement.ts";
import { canPay, pay, payment } from "./paying.ts";
import { powerKind } from "./power.ts";
import { cannotActNow } from "./timing.ts";

/*
 * What a player may do by their own decision (action.1), and why not.
 */

/** play.2, action.2 What a seat may do now besides passing or ending: offered to who has Priority or Focus (timing.6, timing.7). */
export function actions(table: RiftboundTable, who: Seat): Option[] {
  return offered(candidates(table, who));
}

function offered(all: readonly Candidate[]): Option[] {
  const found: Option[] = [];
  for (const { option, hindrance } of all) if (hindrance === null) found.push(option);
  return found;
}

/** turn.19 What a seat may do by invitation of a teammate: spells and abilities. */
export function invitedActions(table: RiftboundTable, who: Seat): Option[] {
  const spells = plays(table, who).filter(
    ({ option }) => option.kind === "use" && isType(table, option.card, "spell"),
  );
  return offered([...spells, ...abilities(table, who)]);
}

/** The questions of what to do, other than how to do it. */
const ACTING: ReadonlySet<string> = new Set(["mainPhase", "priority", "focus", "invited"]);

/** What a seat might expect to be able to do and is not offered, with the reason: as an answer, or while others act. */
export function refusals(table: RiftboundTable, who: Seat): Refusal[] {
  const decision = decisionOf(table, who)?.decision ?? null;
  if (decision === null || ACTING.has(decision.ask)) return refused(candidates(table, who));
  return decision.ask === "moveTo" ? refused(ways(table, decision.about)) : [];
}

function refused(all: readonly Candidate[]): Refusal[] {
  return all.flatMap(({ option, hindrance }) => (hindrance === null ? [] : [{ option, ...hindrance }]));
}

/** move.1 Where a unit might be moved to. */
function ways(table: RiftboundTable, card: CardId): Candidate[] {
  return locations(table).map((zone) => ({
    option: { kind: "zone", zone },
    hindrance: cannotMove(table, card, zone),
  }));
}

interface Candidate {
  readonly option: Option;
  readonly hindrance: Hindrance;
}

function candidates(table: RiftboundTable, who: Seat): Candidate[] {
  return [
    ...plays(table, who),
    ...abilities(table, who),
    ...moves(table, who),
    ...hides(table, who),
    // There are many of them, and they are seldom needed by themselves: what is played pays with them.
    ...runeUses(table, who),
  ];
}

/** keywords.22, play.1, ability.6, zones.16, keywords.20, keywords.37 The cards that a player might play, and from where. */
function plays(table: RiftboundTable, who: Seat): Candidate[] {
  const found: Candidate[] = [];
  const add = (way: Way, card: CardId): void => {
    found.push({ option: { kind: "use", card, way }, hindrance: cannotPlay(table, who, card, way) });
  };
  const hand = zoneAt(table, handOf(who));
  const trash = zoneAt(table, trashOf(who));
  for (const card of hand) add("play", card);
  for (const card of zoneAt(table, championZone(who))) add("play", card);
  for (const card of trash) if (states(table, card, "playableFromTrash")) add("play", card);
  for (const card of trash) if (flowOf(table, card) !== null) add("flow", card);
  for (const at of battlefields(table))
    for (const card of zoneAt(table, facedownZone(who, at))) add("hidden", card);
  for (const card of hand) if (has(table, card, "ambush")) add("ambush", card);
  return found;
}

/** Why a card cannot be played now in a way; null when it can. */
function cannotPlay(table: RiftboundTable, who: Seat, card: CardId, way: Way): Hindrance {
  const late = cannotActNow(table, who, timingOf(table, card, way));
  if (late !== null) return late;
  if (way === "hidden" && cardAt(table, card).hiddenIn === table.state.game.turn)
    return no("keywords.20", "justHidden");
  if (has(table, card, "cannotBePlayed")) return no("golden.5", "cannotBePlayed");
  if (!isPlayable(table, who, card)) return no("golden.6", "onlyIf");
  if (hasFailed(table, playKey(card, way))) return no("play.14", "cannotBeCompleted");
  const item = draftOf(cardItem(table, who, card, way));
  if (!isType(table, card, "spell") && !hasLocation(table, item)) return no("play.7", "noLocation");
  return cannotComplete(table, item, [], optionalCosts(table, item));
}

/** keywords.8, keywords.10, keywords.20, keywords.27, keywords.31 */
function timingOf(table: RiftboundTable, card: CardId, way: Way): Timing {
  if (way === "hidden" || way === "ambush") return "reaction";
  if (has(table, card, "quickDraw")) return "reaction";
  return faceOf(table, card).timing;
}

/** The ability of a face that is what it does as a spell; the first one without such a text. */
function spellText(table: RiftboundTable, card: CardId): number {
  return Math.max(0, faceOf(table, card).abilities.findIndex(isSpellText));
}

function isSpellText(ability: RiftboundAbility): boolean {
  return ability.kind === "performed" && ability.what === "spell";
}

/** ability.8 The Activated Abilities that a player might use. */
function abilities(table: RiftboundTable, who: Seat): Candidate[] {
  return activatedOf(table, who, anyText).map(({ self, ability }) => ({
    option: abilityOption(self),
    hindrance: cannotUse(table, who, self, ability),
  }));
}

const anyText = (): boolean => true;

/** ability.10 Why an Activated Ability cannot be used now. */
function cannotUse(table: RiftboundTable, who: Seat, self: Self, ability: Activated): Hindrance {
  const late = cannotActNow(table, who, ability.timing);
  if (late !== null) return late;
  const { cost } = ability;
  if (cost.exhausts && cardAt(table, self.card).turned) return no("parts.12", "exhausted");
  const item = draftOf(abilityItem(table, used(self)));
  if (!ability.usable(table, contextOf(item, {}))) return no("golden.6", "onlyIf");
  if (hasFailed(table, useKey(self))) return no("play.14", "cannotBeCompleted");
  return cannotComplete(table, item, [], optionalCosts(table, item));
}

/** Nothing has set off an ability that is used. */
const used = (self: Self) => ({ self, event: null, lastKnown: null });

/** runes.5, runes.6 Every Rune can be Exhausted for Energy or Recycled for Power, whenever its player may act. */
function runeUses(table: RiftboundTable, who: Seat): Candidate[] {
  const late = cannotActNow(table, who, "reaction");
  return runesOf(table, who).flatMap((card): Candidate[] => [
    {
      option: { kind: "use", card, way: "exhaustRune" },
      hindrance: late ?? (cardAt(table, card).turned ? no("runes.14", "exhausted") : null),
    },
    { option: { kind: "use", card, way: "recycleRune" }, hindrance: late },
  ]);
}

/** move.2 Standard Moves: in one's own Main Phase, in an Open State, and not in a Showdown. */
function moves(table: RiftboundTable, who: Seat): Candidate[] {
  const late = isOwnOpenMain(table, who) ? null : no("move.2", "notNow");
  return locations(table)
    .flatMap((location) => unitsOf(table, who, location))
    .map((card) => ({
      option: { kind: "use", card, way: "move" },
      hindrance: late ?? whyNoMove(table, card),
    }));
}

/** What keeps a unit from every place, or from each by another rule. */
function whyNoMove(table: RiftboundTable, card: CardId): Hindrance {
  const { zone } = cardAt(table, card);
  if (destinations(table, card).length > 0) return null;
  const own = baseOf(cardAt(table, card).controller);
  const others = [own, ...battlefields(table).map(locationOf)].filter((to) => to !== zone);
  const [first = null, ...rest] = others.map((to) => cannotMove(table, card, to));
  const isAll = rest.every((each) => each?.rule === first?.rule && each?.reason === first?.reason);
  return first !== null && isAll ? first : no("move.1", "noDestination");
}

/** action.1 Whether it is a player's own Main Phase, in Neutral Open. */
function isOwnOpenMain(table: RiftboundTable, who: Seat): boolean {
  return isNeutralOpen(table) && cannotActNow(table, who, "normal") === null;
}

/** keywords.19, action.33 Hiding a card at a Battlefield that one controls. */
function hides(table: RiftboundTable, who: Seat): Candidate[] {
  const late = isOwnOpenMain(table, who) ? null : no("keywords.19", "notNow");
  return [...zoneAt(table, handOf(who)), ...zoneAt(table, championZone(who))]
    .filter((card) => states(table, card, "hidden"))
    .map((card) => ({
      option: { kind: "use", card, way: "hide" },
      hindrance: late ?? whyNoHiding(table, who),
    }));
}

function whyNoHiding(table: RiftboundTable, who: Seat): Hindrance {
  if (hidingPlaces(table, who).length === 0) return no("zones.8", "noHidingPlace");
  return canPay(table, who, hidingCost(table, who)) ? null : no("keywords.19", "cannotPay", HIDING_FIGURES);
}

const HIDING = { energy: 0, power: [ANY_DOMAIN] };
/** keywords.19 What it costs to Hide a card. */
function hidingCost(table: RiftboundTable, who: Seat): Resources {
  return applies(table, "hidesForFree", "seat", who) ? FREE : HIDING;
}

const HIDING_FIGURES = { energy: 0, power: 1 };

/** team.9, zones.7, zones.8, team.4 The Battlefields where a player may Hide a card. */
function hidingPlaces(table: RiftboundTable, who: Seat): number[] {
  return battlefields(table).filter(
    (at) =>
      battlefieldOf(table, at).controller === who &&
      zoneAt(table, facedownZone(who, at)).length < facedownRoom(table, at),
  );
}

/** runes.5, runes.6, runes.19 Whether all that an option does is Adding resources. */
export function onlyAdds(table: RiftboundTable, option: Option): boolean {
  if (option.kind !== "ability") return isRuneUse(option);
  const ability = faceAt(table, option.text).abilities[option.ability];
  return ability?.kind === "performed" && ability.what === "activated" && ability.adds;
}

/** Stands for the mark of who has done nothing. */
export const PASSED = -2;

/** Carries out what has been chosen. Returns a mark by which it can be told later whether it was undone. */
export function carryOutAction(table: RiftboundTable, who: Seat, option: Option): number {
  const { attempts } = table.state;
  switch (option.kind) {
    case "use":
      return carryOutUse(table, who, option.card, option.way) ? attempts : NONE;
    case "ability": {
      const self = selfOf(table, option.card, who, option.text, option.ability);
      attempt(table, who, useKey(self), useAbility, { self });
      return attempts;
    }
    default:
      throw new Error(`nothing to do: ${option.kind}`);
  }
}

/** play.14 Whether an action came to nothing: it failed, or its player thought better of it. */
export function isUndone({ state }: RiftboundTable, mark: number): boolean {
  return mark === state.attempts;
}

/** Returns whether it is an attempt, which may be undone. */
function carryOutUse(table: RiftboundTable, who: Seat, card: CardId, way: string): boolean {
  switch (way) {
    case "exhaustRune":
      raise(table, "exhausted", { seat: who, cards: [card] });
      raise(table, "addedEnergy", { seat: who, amount: 1, source: card });
      return false;
    case "recycleRune":
      raise(table, "addedPower", { seat: who, amount: powerMadeBy(table, card), source: card });
      raise(table, "recycled", { seat: who, cards: [card] });
      return false;
    case "move":
      call(table, standardMove, { who, to: NONE, cards: [card], isDone: false });
      return false;
    case "hide":
      attempt(table, who, playKey(card, way), hide, { who, card, at: NONE });
      return true;
    default:
      attempt(table, who, playKey(card, way as Way), playCard, { who, card, way: way as Way });
      return true;
  }
}

function playKey(card: CardId, way: string): string {
  return `${way} ${card}`;
}

function useKey({ card, text, ability }: Self): string {
  return `use ${card}.${text}.${ability}`;
}

interface Playing {
  readonly who: Seat;
  readonly card: CardId;
  readonly way: Way;
}

/** play.5 A card is played: it goes onto the Chain, and is Finalized at once as the oldest Pending item. */
const playCard = procedure<Playing>("play.5", {
  "play.5": (table, { who, card, way }) => {
    const item = addItem(table, cardItem(table, who, card, way));
    raise(table, "putOnChain", { seat: who, cards: [card] });
    call(table, finalize, { item, spent: { energy: 0, power: [] } });
  },
});

/** A card that is about to be played, as an item of the Chain, where it is a new object. */
export function cardItem(table: RiftboundTable, who: Seat, card: CardId, way: Way): Begun {
  const { zone, stay, definition } = cardAt(table, card);
  const self: Self = { card, stay: stay + 1, user: who, text: definition, ability: spellText(table, card) };
  const location = hiddenLocation(table, card);
  return {
    kind: "card",
    self,
    event: null,
    lastKnown: null,
    controller: who,
    way,
    from: zone,
    places: location === NONE ? null : [location],
    location,
  };
}

/** keywords.21 The Location of the Battlefield that a facedown card lies at, or `NONE`. */
function hiddenLocation(table: RiftboundTable, card: CardId): number {
  const at = battlefieldOfFacedown(cardAt(table, card).zone);
  return at === NONE ? NONE : locationOf(at);
}

/** ability.9 An ability is used: as an item of the Chain, without a card. */
const useAbility = procedure<{ readonly self: Self }>("ability.9", {
  "ability.9": (table, { self }) => {
    const id = addItem(table, abilityItem(table, used(self)));
    raise(table, "abilityUsed", { seat: self.user, cards: [self.card] });
    call(table, finalize, { item: id, spent: { energy: 0, power: [] } });
  },
});

/** keywords.19 Hiding a card: a place, the cost, and it lies facedown. */
const hide = procedure<{ readonly who: Seat; readonly card: CardId; at: number }>("keywords.19", {
  "zones.8": choose(
    (table, { who, card }) => {
      const options = hidingPlaces(table, who).map((at): Option => ({ kind: "zone", zone: locationOf(at) }));
      return { seat: who, ask: "hideAt", options, open: true, about: card };
    },
    (table, locals, option) => {
      if (option.kind === "zone")
        locals.at = battlefields(table).find((at) => locationOf(at) === option.zone) ?? NONE;
    },
  ),
  "keywords.19": (table, { who, card }) => call(table, pay, payment(who, card, hidingCost(table, who))),
  "action.33": (table, { who, card, at }) =>
    raise(table, "hid", { seat: who, cards: [card], zone: facedownZone(who, at) }),
});

function powerMadeBy(table: RiftboundTable, card: CardId): number {
  return powerKind(faceOf(table, card).domains);
}

export const actionProcedures = [playCard, useAbility, hide];
