import { LARGEST_LIST, LONGEST_BANNED, MOST_BANNED } from "@gyoji/files";
import { LONGEST_MATCH_FILE, MOST_ENTRIES } from "@gyoji/kernel";
import * as z from "zod/mini";

/*
 * What a page asks of the host of its match. Requests come from strangers once the host is a server, so each is
 * checked whole before it is looked at.
 */

const MOST_DECKS = 16;
const MOST_KINDS = 200;
const MOST_COPIES = 200;
const LONGEST_SOURCE = 1_000_000;
const MOST_SOURCES = 20;
const MOST_LISTS = 50;

const ACTS = ["concede", "agreeDraw", "backOut", "showAll", "showMates"] as const;

const id = z.string().check(z.maxLength(100));
const text = z.string().check(z.maxLength(LONGEST_MATCH_FILE));
const seat = z.int().check(z.nonnegative(), z.maximum(MOST_DECKS - 1));
/** How many entries of the record the page has seen: what is said of a table or a decision that is no more is stale. */
const at = z.int().check(z.nonnegative(), z.maximum(MOST_ENTRIES));
const deck = z
  .array(z.tuple([id, z.int().check(z.positive(), z.maximum(MOST_COPIES))]))
  .check(z.maxLength(MOST_KINDS));

/** Card lists and packs, whole. */
const list = z.string().check(z.maxLength(LARGEST_LIST));
const packs = z.array(list).check(z.maxLength(MOST_LISTS));

/** The names of cards that the player's own list bans. */
const banned = z.array(z.string().check(z.maxLength(LONGEST_BANNED))).check(z.maxLength(MOST_BANNED));

/** Whose eyes the page looks through: a seat's, `NONE` for what everybody sees, `ALL` for what anybody sees. */
const onlooker = z.int().check(z.minimum(-2), z.maximum(MOST_DECKS - 1));

const request = z.discriminatedUnion("kind", [
  /** Begin a match. `players` are `person` or the names of bots, one a seat. */
  z.strictObject({
    kind: z.literal("start"),
    game: id,
    options: z.record(id, id),
    decks: z.array(deck).check(z.maxLength(MOST_DECKS)),
    /** What is beside each deck; empty where nobody has anything. */
    sideboards: z.array(deck).check(z.maxLength(MOST_DECKS)),
    seed: z.int().check(z.nonnegative(), z.maximum(4_294_967_295)),
    players: z.array(id).check(z.maxLength(MOST_DECKS)),
    look: onlooker,
    /** Card files that are not the project's, whole. */
    sources: z.array(z.string().check(z.maxLength(LONGEST_SOURCE))).check(z.maxLength(MOST_SOURCES)),
    /** Packs, which the decks may have cards of. */
    packs,
    banned,
  }),
  /** Go on with a match from its file, or look at it as a replay. */
  z.strictObject({ kind: z.literal("resume"), file: id, text, look: onlooker }),
  z.strictObject({ kind: z.literal("replay"), file: id, text, look: onlooker }),
  z.strictObject({ kind: z.literal("answer"), seat, at, index: z.int().check(z.nonnegative()) }),
  z.strictObject({ kind: z.literal("act"), seat, at, act: z.enum(ACTS) }),
  /** Take back the seat's last answer; `agreed` says that the others were asked where they must be. */
  z.strictObject({ kind: z.literal("undo"), seat, at, agreed: z.boolean() }),
  z.strictObject({ kind: z.literal("look"), look: onlooker }),
  /** Let the bot whose turn it is answer, in a match that is only watched. */
  z.strictObject({ kind: z.literal("step"), at }),
  /** In a replay: to the table after so many entries. */
  z.strictObject({ kind: z.literal("goTo"), at }),
  z.strictObject({ kind: z.literal("save") }),
  /** Check a deck: a deck file, or a deck list or code with cards of these packs too. */
  z.strictObject({ kind: z.literal("deck"), game: id, file: id, text, packs, banned }),
  /** Read a list of banned cards, which may be cards of these packs. */
  z.strictObject({ kind: z.literal("bans"), game: id, file: id, text, packs }),
  /** Make a pack of card lists, beside the packs that are there. */
  z.strictObject({
    kind: z.literal("import"),
    game: id,
    files: z.array(z.strictObject({ file: id, source: list })).check(z.minLength(1), z.maxLength(MOST_LISTS)),
    packs,
  }),
]);

/** What a page asks of a host. */
export type Request = z.infer<typeof request>;

const envelope = z.strictObject({ id: z.int().check(z.nonnegative()), request });

/** A request with the number that its reply will carry. */
export type Asked = z.infer<typeof envelope>;

/** Reads what came from a page; null if it is no request. */
export function readRequest(data: unknown): Asked | null {
  const read = envelope.safeParse(data);
  return read.success ? read.data : null;
}
