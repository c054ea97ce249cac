import { type CardId, type EffectLocals, NONE, type Self } from "@gyoji/kernel";
import { type Activated, faceAt, type SpellText, type Triggering } from "../definition.ts";
import { handlerOf, type Item, type RiftboundTable } from "../state.ts";

/** An item on the Chain. Throws when there is none with this number. */
export function itemOf(table: RiftboundTable, id: number): Item {
  const found = table.state.game.chain.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no item ${id} on the Chain`);
  return found;
}

/** The item of a card that is on the Chain, or undefined. */
export function itemOfCard({ state: { game } }: RiftboundTable, card: CardId): Item | undefined {
  return game.chain.find(({ kind, self }) => kind === "card" && self.card === card);
}

/** Whether this item is still on the Chain. */
export function isOnChain(table: RiftboundTable, id: number): boolean {
  return table.state.game.chain.some((each) => each.id === id);
}

export function removeItem(table: RiftboundTable, id: number): void {
  const { game } = table.state;
  game.chain = game.chain.filter((each) => each.id !== id);
}

/** The text that an item carries out: a spell's, or an ability's. Throws when that is no such text. */
export function performanceOf(table: RiftboundTable, self: Self): SpellText | Activated | Triggering {
  const ability = faceAt(table, self.text).abilities[self.ability];
  if (ability === undefined || (ability.kind !== "performed" && ability.kind !== "triggered"))
    throw new Error(`no text to carry out: ${self.text}.${self.ability}`);
  return ability;
}

export type Begun = Omit<
  Item,
  "id" | "isFinalized" | "afterPlay" | "vars" | "paidEnergy" | "paidPower" | "paidWith"
>;

/** An item with nothing chosen for it yet. (Written out: every look at what could be played makes one; see `copyCard`.) */
function itemFrom(begun: Begun, id: number): Item {
  return {
    id,
    kind: begun.kind,
    self: begun.self,
    controller: begun.controller,
    isFinalized: false,
    afterPlay: "trashed",
    event: begun.event,
    lastKnown: begun.lastKnown,
    vars: {},
    way: begun.way,
    from: begun.from,
    location: begun.location,
    places: begun.places,
    paidEnergy: 0,
    paidPower: 0,
    paidWith: null,
  };
}

/** chain.3 Puts something on the Chain as a Pending item. Returns its number. */
export function addItem({ state: { game } }: RiftboundTable, begun: Begun): number {
  const id = game.nextItem++;
  game.chain.push(itemFrom(begun, id));
  return id;
}

/** What would be put on the Chain: for asking whether it can be. */
export function draftOf(begun: Begun): Item {
  return itemFrom(begun, NONE);
}

/** An ability, as an item of the Chain. */
export function abilityItem(table: RiftboundTable, happened: Happened): Begun {
  const { self, event, lastKnown } = happened;
  const controller = handlerOf(table, self.user);
  return {
    kind: "ability",
    self,
    controller,
    event,
    lastKnown,
    way: "use",
    from: NONE,
    places: null,
    location: NONE,
  };
}

type Happened = Pick<Item, "self" | "event" | "lastKnown">;

/** What the text of an item works with: these choices, and the item that they are for; a draft is on no Chain. */
export function contextOf(item: Item, vars: Item["vars"]): EffectLocals {
  const { id, self, event, lastKnown } = item;
  return { self, event, lastKnown, vars: id === NONE ? { ...vars, draft: item } : { ...vars, item: id } };
}

/** The item that a text is played or carried out for; null when a text only asks about itself. */
export function itemFor(table: RiftboundTable, { vars }: EffectLocals): Item | null {
  const { item: id, draft } = vars;
  if (typeof id === "number") return itemOf(table, id);
  return (draft as Item | undefined) ?? null;
}
