import { type CardId, last, type Seat } from "@gyoji/kernel";
import { endingFor } from "./durations.ts";
import type { Context, GivenFace, Part, Scope, Table } from "./meaning.ts";

/* Texts that effects give for a time, each on a face of its own (layers.6, ability.24, ability.25). */

/** The face of a text that is given to something. */
export function faceFor({ key, names, made }: Scope, parts: readonly Part[]): string {
  names.count++;
  const face: GivenFace = { id: `${key} gives ${names.count}`, parts };
  made.faces.push(face);
  return face.id;
}

/** layers.6 Gives a text to a card, or to a player. */
export function givesText(
  table: Table,
  context: Context,
  face: string,
  to: { readonly card: CardId } | { readonly seat: Seat },
  until: string,
): void {
  const amount = table.pool.index.get(face);
  if (amount === undefined) return;
  const { card: source } = context.self;
  const change = { layer: "text", amount, until: endingFor(context, until), source };
  last(table, "card" in to ? { ...change, on: "card", id: to.card } : { ...change, on: "seat", id: to.seat });
}

/** A text that was given for one time has been used: one that is given twice is there for a second time. */
export function useUp(table: Table, { self }: Context): void {
  const { lasting } = table.state;
  const used = lasting.findIndex(
    ({ layer, on, id, amount }) =>
      layer === "text" && amount === self.text && id === (on === "card" ? self.card : self.user),
  );
  table.state.lasting = lasting.filter((_, at) => at !== used);
}
