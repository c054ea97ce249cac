import riverside from "./cards/bans/riverside.yaml";

/** A list of banned cards of the project; `data.test.ts` checks the form. */
interface BanFile {
  readonly banned: readonly string[];
}

/** deck.23 What each format bans, by full names: one file of `cards/bans` a format. */
export const BANS = {
  none: [],
  riverside: (riverside as BanFile).banned,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BanList = keyof typeof BANS;

/** deck.23 Whether a list bans the cards of a name. */
export function isBanned(list: BanList, name: string): boolean {
  return (BANS[list] as readonly string[]).includes(name);
}

/** The list with this id; null when there is none. */
export function banListOf(id: string): BanList | null {
  return Object.hasOwn(BANS, id) ? (id as BanList) : null;
}
