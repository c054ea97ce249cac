/** The largest match file that is read, in characters, and the longest record in it. */
export const LONGEST_MATCH_FILE = 4_000_000;
export const MOST_ENTRIES = 200_000;
