import { type Entry, entry } from "@gyoji/lexicon";
import type { Cost } from "../definition.ts";
import { acts, fee, payable, price, symbols } from "./categories.ts";
import { type Effect, NO_PRICE, type Price } from "./meaning.ts";

/* What has to be paid: resources, and acts such as a discard (costs.1, costs.2). */

function priceOf({ energy, power, exhausts }: Cost, done: readonly Effect[] = []): Price {
  return { energy, power, exhausts, acts: done };
}

const withActs = (done: readonly Effect[]): Price => ({ ...NO_PRICE, acts: done });

function sum(one: Cost, other: Cost, done: readonly Effect[]): Price {
  return {
    energy: one.energy + other.energy,
    power: [...one.power, ...other.power],
    exhausts: one.exhausts || other.exhausts,
    acts: done,
  };
}

export const priceWords: readonly Entry[] = [
  entry(acts, "one act", { does: payable }, { en: "{does}", th: "{does}", ja: "{does}" }, ({ does }) => [
    does,
  ]),
  entry(
    acts,
    "several acts",
    { does: payable, more: acts },
    {
      en: ["{does}, {more}", "{does} and {more}", "{does}, and {more}"],
      th: "{does}, {more}",
      ja: "{does}、{more}",
    },
    ({ does, more }) => [does, ...more],
  ),
  // In an ability: [1][E], discard 1.
  entry(
    price,
    "resources",
    { what: symbols },
    { en: ["{what}", "pay {what}"], th: "{what}", ja: "{what}" },
    ({ what }) => priceOf(what),
  ),
  entry(price, "only acts", { done: acts }, { en: "{done}", th: "{done}", ja: "{done}" }, ({ done }) =>
    withActs(done),
  ),
  entry(
    price,
    "resources and acts",
    { what: symbols, done: acts },
    { en: ["{what}, {done}", "{done}, {what}"], th: "{what}, {done}", ja: "{what}、{done}" },
    ({ what, done }) => priceOf(what, done),
  ),
  entry(
    price,
    "resources, acts and more resources",
    { what: symbols, done: acts, more: symbols },
    { en: "{what}, {done}, {more}", th: "{what}, {done}, {more}", ja: "{what}、{done}、{more}" },
    ({ what, done, more }) => sum(what, more, done),
  ),
  // In a sentence: pay [1] and exhaust me.
  entry(
    fee,
    "pay",
    { what: symbols },
    { en: "pay {what}", th: "จ่าย {what}", ja: "{what}を支払う" },
    ({ what }) => priceOf(what),
  ),
  entry(fee, "do", { done: acts }, { en: "{done}", th: "{done}", ja: "{done}" }, ({ done }) =>
    withActs(done),
  ),
  entry(
    fee,
    "pay and do",
    { what: symbols, done: acts },
    {
      en: ["pay {what} and {done}", "{done} and pay {what}", "pay {what}, {done}"],
      th: "จ่าย {what} และ{done}",
      ja: "{what}を支払い、{done}",
    },
    ({ what, done }) => priceOf(what, done),
  ),
];
