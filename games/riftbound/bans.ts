import riverside from "./cards/bans/riverside.yaml";

/** A list of banned cards of the project; `data.test.ts` checks the form. */
interface BanFile {
  readonly banned: readonly string[];
}

/** deck.23 What each format bans, by full names: one file of `cards/bans` a format; `marked` is what card files say. */
export const BANS = {
  none: [],
  riverside: (riverside as BanFile).banned,
  marked: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BanList = keyof typeof BANS;

/** The list with this id; null when there is none. */
export function banListOf(id: string): BanList | null {
  return Object.hasOwn(BANS, id) ? (id as BanList) : null;
}
