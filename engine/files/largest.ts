/** The largest card list or pack that is read, in bytes: each holds all cards of a game. */
export const LARGEST_LIST = 20_000_000;
