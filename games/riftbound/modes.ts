/** overview.7, modes.1 A way to play: what differs from one mode to another is data. */
export interface Mode {
  readonly id: string;
  readonly seats: number;
  /** The side of each seat: players of one side win and lose together (team.1). */
  readonly sides: readonly number[];
  /** overview.8 */
  readonly victoryScore: number;
  /** How many Battlefields are on the board. */
  readonly battlefields: number;
  /** Whose Battlefields are used: each player's, or all but the first player's. */
  readonly broughtBy: "everybody" | "all but the first";
  /** How a player's Battlefield is taken from the three of the deck. */
  readonly picked: "at random" | "by choice";
  /** The most games of a match; who has won more than half of them has won it. */
  readonly games: number;
  /** setup.12 Whether the first player draws in the first Draw Phase. */
  readonly firstPlayerDraws: boolean;
}

const PAIR = { seats: 2, sides: [0, 1], victoryScore: 8, battlefields: 2, broughtBy: "everybody" } as const;
const FOUR = { seats: 4, battlefields: 3, broughtBy: "all but the first", picked: "at random" } as const;

/** The modes of play. modes.2: in each of them a deck has three Battlefields. */
export const MODES = {
  // modes.3, modes.4
  duel: { id: "duel", ...PAIR, picked: "at random", games: 1, firstPlayerDraws: true },
  // modes.6
  match: { id: "match", ...PAIR, picked: "by choice", games: 3, firstPlayerDraws: true },
  // modes.9
  longMatch: { id: "longMatch", ...PAIR, picked: "by choice", games: 5, firstPlayerDraws: true },
  // modes.10, modes.11
  skirmish: {
    id: "skirmish",
    seats: 3,
    sides: [0, 1, 2],
    victoryScore: 8,
    battlefields: 3,
    broughtBy: "everybody",
    picked: "at random",
    games: 1,
    firstPlayerDraws: false,
  },
  // modes.12, modes.13
  war: { id: "war", ...FOUR, sides: [0, 1, 2, 3], victoryScore: 8, games: 1, firstPlayerDraws: false },
  // modes.14, modes.15, modes.16
  teams: { id: "teams", ...FOUR, sides: [0, 1, 0, 1], victoryScore: 11, games: 1, firstPlayerDraws: false },
} as const satisfies Readonly<Record<string, Mode>>;

export type ModeId = keyof typeof MODES;

/** overview.3 The mode with this id; null when there is none. */
export function modeOf(id: string): Mode | null {
  return Object.hasOwn(MODES, id) ? MODES[id as ModeId] : null;
}

/** modes.6 The most cards that a sideboard holds. */
export const MOST_BESIDE = 10;
