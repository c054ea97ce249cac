/** The largest card list or pack that is read, in bytes: each holds all cards of a game. */
export const LARGEST_LIST = 20_000_000;

/** The most names that a list of banned cards holds, and the longest of them. */
export const MOST_BANNED = 5000;
export const LONGEST_BANNED = 100;
