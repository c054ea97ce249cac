import {
  type CardId,
  type CardView,
  cardAt,
  NONE,
  type Option,
  type Seat,
  type Table,
  type View,
  type ZoneId,
  zoneAt,
} from "@gyoji/kernel";
import { DOMAINS, faceAt, faceOf, fullName, type RiftboundDefinition } from "../definition.ts";
import {
  allUnits,
  attachedTo,
  battlefields,
  isClosed,
  isType,
  keyword,
  mightOf,
  sideOf,
} from "../rules/information.ts";
import { poolOf } from "../rules/paying.ts";
import {
  asideOf,
  banishmentOf,
  baseOf,
  battlefieldAt,
  battlefieldZone,
  CHAIN,
  championZone,
  deckOf,
  facedownZone,
  handOf,
  type Item,
  isBase,
  legendZone,
  locationOf,
  modeIn,
  type RiftboundTable,
  runeDeckOf,
  seatOfZone,
  sideboardOf,
  trashOf,
} from "../state.ts";
import { BATTLEFIELDS, SEATS } from "./arrange.ts";
import { writeCondition } from "./names.ts";

const POWER_NAMES = [...Object.keys(DOMAINS), "universal"];
const KEYWORDS = ["assault", "shield", "deflect", "tank", "backline", "ganking", "ambush", "deploy"];

/** Everything that a scenario may expect of a table. */
export function look(table: RiftboundTable): Record<string, unknown> {
  const { game } = table.state;
  return {
    mode: game.mode,
    gameNumber: game.gameNumber,
    turn: game.turn,
    turnPlayer: letterOf(game.turnPlayer),
    first: letterOf(game.first),
    phase: game.phase,
    victoryScore: game.victoryScore,
    wins: bySeat(table, (seat) => game.wins[sideOf(table, seat)] ?? 0),
    state: `${game.showdown === null ? "Neutral" : "Showdown"} ${isClosed(table) ? "Closed" : "Open"}`,
    priority: letterOf(acting(table)),
    focus: letterOf(game.focus),
    showdown: showdownWords(table),
    attacker: letterOf(game.showdown?.attacker ?? NONE),
    defender: letterOf(game.showdown?.defender ?? NONE),
    chain: game.chain.map((item) => itemWords(table, item)),
    might: byUnit(table, (card) => mightOf(table, card)),
    roles: byUnit(table, (card) => cardAt(table, card).role),
    keywords: byUnit(table, (card) => keywordsOf(table, card)),
    cardsPlayed: bySeat(table, (seat) => game.cardsPlayed[seat] ?? 0),
    left: SEATS.filter((_, seat) => (game.left & (1 << seat)) !== 0),
    ...bySeat(table, (seat) => side(table, seat)),
    ...byBattlefield(table, (at) => battlefield(table, at)),
  };
}

function letterOf(seat: Seat): string {
  return SEATS[seat] ?? "none";
}

/** Who may act now: in the Main Phase, with Priority, or with Focus. */
function acting(table: RiftboundTable): Seat {
  const asked = table.decisions.find(({ decision }) =>
    ["mainPhase", "priority", "focus"].includes(decision.ask),
  );
  return asked?.decision.seat ?? NONE;
}

function showdownWords({ state }: RiftboundTable): string {
  const { showdown } = state.game;
  if (showdown === null) return "none";
  return `${showdown.isCombat ? "combat" : "showdown"} at ${BATTLEFIELDS[showdown.battlefield]}`;
}

/** An item of the Chain: `Bolt by A on 3 Might`, `ability of Guard by B pending`. */
function itemWords(table: RiftboundTable, { kind, self, controller, isFinalized, vars }: Item): string {
  const name = fullName(faceAt(table, kind === "card" ? self.text : cardAt(table, self.card).definition));
  const targets = ((vars["targets"] as { card: CardId }[] | undefined) ?? []).map(({ card }) =>
    nameOf(table, card),
  );
  return [
    kind === "card" ? name : `ability of ${name}`,
    `by ${letterOf(controller)}`,
    ...(targets.length > 0 ? [`on ${targets.join(", ")}`] : []),
    ...(isFinalized ? [] : ["pending"]),
  ].join(" ");
}

function nameOf(table: RiftboundTable, card: CardId): string {
  return fullName(faceOf(table, card));
}

function bySeat<T>(table: RiftboundTable, of: (seat: Seat) => T): Record<string, T> {
  return Object.fromEntries(SEATS.slice(0, modeIn(table).seats).map((name, seat) => [name, of(seat)]));
}

function byBattlefield<T>(table: RiftboundTable, of: (at: number) => T): Record<string, T> {
  return Object.fromEntries(battlefields(table).map((at) => [BATTLEFIELDS[at] ?? "", of(at)]));
}

function byUnit<T>(table: RiftboundTable, of: (card: CardId) => T): Record<string, T> {
  return Object.fromEntries(allUnits(table).map((card) => [nameOf(table, card), of(card)]));
}

function keywordsOf(table: RiftboundTable, card: CardId): Record<string, number> {
  return Object.fromEntries(KEYWORDS.map((name) => [name, keyword(table, card, name)]));
}

/** A card on the board with what is so of it, as an arrangement writes it. */
function lying(table: RiftboundTable, card: CardId): string {
  const { turned, damage, buffs, stunned, empowered } = cardAt(table, card);
  return writeCondition({
    name: nameOf(table, card),
    exhausted: turned,
    damage,
    buffs,
    stunned,
    empowered: empowered > 0,
    attached: attachedTo(table, card).map((each) => nameOf(table, each)),
  });
}

function names(table: RiftboundTable, zone: ZoneId): string[] {
  return zoneAt(table, zone).map((card) => nameOf(table, card));
}

/** Decks go from the top down. */
function side(table: RiftboundTable, seat: Seat): Record<string, unknown> {
  const { points, xp } = table.state.game;
  const { energy, power } = poolOf(table, seat);
  const runes = zoneAt(table, baseOf(seat)).filter((card) => isType(table, card, "rune"));
  const hand = names(table, handOf(seat));
  const deck = names(table, deckOf(seat)).toReversed();
  const runeDeck = names(table, runeDeckOf(seat)).toReversed();
  return {
    points: points[sideOf(table, seat)] ?? 0,
    xp: xp[seat] ?? 0,
    energy,
    power: Object.fromEntries(POWER_NAMES.map((name, kind) => [name, power[kind] ?? 0])),
    hand,
    handCount: hand.length,
    deck,
    deckCount: deck.length,
    runeDeck,
    runeDeckCount: runeDeck.length,
    runes: runes.map((card) => lying(table, card)),
    ready: runes.filter((card) => !cardAt(table, card).turned).length,
    exhausted: runes.filter((card) => cardAt(table, card).turned).length,
    base: permanents(table, baseOf(seat)).map((card) => lying(table, card)),
    trash: names(table, trashOf(seat)),
    banishment: names(table, banishmentOf(seat)),
    champion: names(table, championZone(seat)),
    legend: zoneAt(table, legendZone(seat)).map((card) => lying(table, card)),
    aside: names(table, asideOf(seat)),
    sideboard: names(table, sideboardOf(seat)),
  };
}

/** What lies at a Location and is not Attached to something there. */
function permanents(table: RiftboundTable, zone: ZoneId): CardId[] {
  return zoneAt(table, zone).filter(
    (card) => !isType(table, card, "rune") && cardAt(table, card).attachedTo === NONE,
  );
}

function battlefield(table: RiftboundTable, at: number): Record<string, unknown> {
  const found = table.state.game.battlefields[at];
  if (found === undefined) return {};
  const { controller, contestedBy, stagedShowdown, stagedCombat, scored } = found;
  const there = permanents(table, locationOf(at));
  return {
    card: names(table, battlefieldZone(at))[0],
    controller: letterOf(controller),
    contestedBy: letterOf(contestedBy),
    staged: stagedCombat ? "combat" : stagedShowdown ? "showdown" : "none",
    scored: Object.entries(bySeat(table, (seat) => (scored & (1 << sideOf(table, seat))) !== 0)).flatMap(
      ([name, has]) => (has ? [name] : []),
    ),
    ...bySeat(table, (seat) =>
      there.filter((card) => cardAt(table, card).controller === seat).map((card) => lying(table, card)),
    ),
    facedown: bySeat(table, (seat) => names(table, facedownZone(seat, at))),
  };
}

/** The same from a seat's view: a card that it does not know is "?". */
export function lookSeen(view: View): Record<string, unknown> {
  const seats = SEATS.slice(0, (view.facts["xp"] as readonly number[]).length);
  const zone = (at: ZoneId): string[] => (view.zones[at] ?? []).map(seenName);
  const seen: Record<string, unknown> = { chain: zone(CHAIN) };
  for (const [seat, name] of seats.entries()) seen[name] = sideSeen(zone, seat);
  for (const [at, name] of BATTLEFIELDS.entries()) {
    const facedown = Object.fromEntries(seats.map((each, seat) => [each, zone(facedownZone(seat, at))]));
    seen[name] = { card: zone(battlefieldZone(at))[0], units: zone(locationOf(at)), facedown };
  }
  return seen;
}

function sideSeen(zone: (at: ZoneId) => string[], seat: Seat): Record<string, readonly string[]> {
  return {
    hand: zone(handOf(seat)),
    deck: zone(deckOf(seat)).toReversed(),
    runeDeck: zone(runeDeckOf(seat)).toReversed(),
    base: zone(baseOf(seat)),
    trash: zone(trashOf(seat)),
    banishment: zone(banishmentOf(seat)),
    champion: zone(championZone(seat)),
    legend: zone(legendZone(seat)),
    aside: zone(asideOf(seat)),
    sideboard: zone(sideboardOf(seat)),
  };
}

function seenName(card: CardView): string {
  return card.shown ? `${String(card.facts["name"])}${card.turned ? " exhausted" : ""}` : "?";
}

const WAYS: Readonly<Record<string, string>> = {
  play: "play",
  flow: "flow",
  hidden: "play facedown",
  ambush: "ambush",
  exhaustRune: "exhaust",
  recycleRune: "recycle",
  move: "move",
  hide: "hide",
};

/** An option in a scenario's words. */
export function spell(table: Table<RiftboundTable["state"]>, option: Option): string {
  switch (option.kind) {
    case "word":
      return option.word;
    case "number":
      return String(option.number);
    case "seat":
      return letterOf(option.seat);
    case "zone":
      return zoneWords(option.zone);
    case "use":
      return `${WAYS[option.way] ?? option.way} ${nameOf(table, option.card)}`;
    case "ability":
      return abilityWords(table, option.card, option.text, option.ability);
    case "card":
      return nameOf(table, option.card);
    case "face":
      return nameOfFace(table, option.face);
    case "name":
      return option.name;
  }
}

/** A face that is named: its full name. */
function nameOfFace({ pool }: Table<RiftboundTable["state"]>, id: string): string {
  const face = pool.all.find((each) => each.id === id) as RiftboundDefinition | undefined;
  return face === undefined ? id : fullName(face);
}

function zoneWords(zone: ZoneId): string {
  return isBase(zone)
    ? `base ${letterOf(seatOfZone(zone))}`
    : (BATTLEFIELDS[battlefieldAt(zone)] ?? `zone ${zone}`);
}

/** What is done with an ability that is chosen, by its kind. */
const DONE = {
  performed: "use",
  triggered: "trigger",
  replacement: "replace by",
  continuous: "",
  stated: "",
};

/**
 * `use Forge`, `trigger Guard`, `replace by Lantern`; the second of its kind on a face `use Forge 2`; of a text that is
 * not the card's own, whose it is: `use Forge by Anvil`.
 */
function abilityWords(table: RiftboundTable, card: CardId, text: number, ability: number): string {
  const { abilities, names: printed, id } = faceAt(table, text);
  const { kind } = abilities[ability] ?? { kind: "performed" };
  const place = abilities.slice(0, ability + 1).filter((each) => each.kind === kind).length;
  const isOwn = text === cardAt(table, card).definition;
  const giver = isOwn ? "" : ` by ${Object.values(printed)[0] ?? id}`;
  const words = `${DONE[kind]} ${nameOf(table, card)}${giver}`;
  return place > 1 ? `${words} ${place}` : words;
}
