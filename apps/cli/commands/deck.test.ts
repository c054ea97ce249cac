import { LANGUAGES } from "@gyoji/lexicon";
import { beforeAll, describe, expect, test } from "vitest";
import { madeUpDeck } from "../../../games/riftbound/testing/madeUpDeck.ts";
import { main } from "../program.ts";
import { gameCalled } from "../sources.ts";
import { pipeWith } from "../testing/fakeIo.ts";
import { temporaryFolder } from "../testing/folder.ts";

const at = temporaryFolder();
const { cards, list, code } = madeUpDeck();
const LIST = at("mine.txt", list);

async function running(...args: readonly string[]) {
  const io = pipeWith(["1", "q"], { XDG_DATA_HOME: at("home") });
  const exit = await main(args, io);
  return { exit, out: io.written(), err: io.complaints() };
}

beforeAll(async () => {
  expect((await running("import", "riftbound", at("cards.json", JSON.stringify(cards)))).exit).toBe(0);
});

/** What is told of a deck as data. */
interface Written {
  readonly cards: object;
  readonly sideboard: readonly { readonly card: string; readonly count: number }[];
  readonly chosen: string;
}

describe("deck", () => {
  test("checks a deck list, with a sideboard beside it", async () => {
    expect(await running("deck", LIST)).toMatchObject({ exit: 0, out: "mine: a legal deck of 56 cards.\n" });
    const more = at("more.txt", `${list}\nSideboard:\n2 Nuan, Keeper of Reeds\n`);
    expect((await running("deck", more)).out).toContain("Beside it are 2 cards");
    const many = at("many.txt", `${list}\nSideboard:\n11 Nuan, Keeper of Reeds\n`);
    const refused = await running("deck", many);
    expect(refused).toMatchObject({ exit: 1 });
    expect(refused.out).toContain("there are 11. [modes.6]");
  });

  test("writes a list as a code, reads it again, and writes it as a list", async () => {
    expect(await running("deck", LIST, "--code")).toMatchObject({ exit: 0, out: `${code}\n` });
    expect((await running("deck", code)).exit).toBe(0);
    const again = at("again.txt", (await running("deck", code, "--list")).out);
    expect(await running("deck", again, "--code")).toMatchObject({ exit: 0, out: `${code}\n` });
    expect(JSON.parse((await running("deck", code, "--json")).out)).toMatchObject({ legal: true, size: 56 });
  });

  const own = gameCalled("riftbound").decks.map(({ id, cards: of, sideboard: beside }) => ({
    id,
    of,
    beside,
  }));
  test.each(own)(
    "writes $id as a list in its sections, and reads it as the same deck",
    async ({ id, of, beside }) => {
      const written = (await running("deck", id, "--list")).out;
      expect(written.match(/^\w+:$/gmu)).toEqual([
        "Legend:",
        "Champion:",
        "MainDeck:",
        "Battlefields:",
        "Runes:",
        "Sideboard:",
      ]);
      const again = at(`${id}.txt`, written);
      expect(await running("deck", again, "--list")).toEqual({ exit: 0, out: written, err: "" });
      const [one, other] = [
        JSON.parse((await running("deck", id, "--json")).out) as Written,
        JSON.parse((await running("deck", again, "--json")).out) as Written,
      ];
      expect(other.cards).toEqual(of);
      expect(other.chosen).not.toBe("");
      expect(other.chosen).toBe(one.chosen);
      expect(other.sideboard.map(({ card, count }) => [card, count])).toEqual(Object.entries(beside));
    },
  );

  test("tells all lines that are wrong, in each language", async () => {
    const wrong = at(
      "wrong.txt",
      list.replace("River Guard 1", "River Gard 1").replace("River Guard 2", "Qqqqq"),
    );
    for (const language of LANGUAGES) {
      const { exit, err } = await running("deck", wrong, "--lang", language);
      expect(exit).toBe(1);
      expect(err.trim().split("\n")).toHaveLength(2);
      expect(err).toContain("River Guard 1");
    }
  });

  test("tells all that makes a deck illegal, at its lines", async () => {
    const { exit, out } = await running(
      "deck",
      at("small.txt", list.replace(/^3 River Guard 2.*\n/mu, "4 River Guard 2\n")),
    );
    expect(exit).toBe(1);
    expect(out).toMatch(
      /small\.txt:\d+:1: At most 3 of River Guard 2 may be in a deck; there are 4\. \[deck\.16\]/u,
    );
    const bans = at("bans.txt", "# not here\nRiver Guard 3\n");
    expect((await running("deck", LIST, "--bans", bans)).out).toContain("River Guard 3 is banned");
    expect((await running("deck", code, "--bans", bans)).out).toContain("River Guard 3 is banned");
  });

  test("tells all that is wrong with a list at once: lines, figures, cards that are banned or cannot be played", async () => {
    const text = list
      .replace("3 River Guard 1\n", "3 River Gard 1\n")
      .replace("3 River Guard 2\n", "4 River Guard 2\n")
      .replace("3 River Guard 3\n", "3 River Zorker\n");
    const bans = at("more-bans.txt", "River Guard 4\n");
    for (const language of LANGUAGES) {
      const { exit, err } = await running("deck", at("all.txt", text), "--bans", bans, "--lang", language);
      expect(exit).toBe(1);
      const [unread = "", many = "", banned = "", zorker = "", ...more] = err.trim().split("\n");
      expect(unread).toMatch(/all\.txt:6:1: .*River Gard 1.*River Guard 1/u);
      expect(many).toMatch(/all\.txt:7:1: .*River Guard 2.*deck\.16/u);
      expect(banned).toMatch(/all\.txt:9:1: .*River Guard 4.*deck\.23/u);
      expect(zorker).toContain("VEN-040 River Zorker");
      expect(more).toHaveLength(1);
    }
  });

  test("with banned cards is neither played nor simulated", async () => {
    const bans = at("play-bans.txt", "banned:\n- River Guard 3\n");
    for (const command of [
      ["play", "riftbound", "--deck", LIST],
      ["sim", "riftbound", "--decks", LIST, "--matches", "1"],
    ]) {
      const { exit, err } = await running(...command, "--bans", bans);
      expect(exit).toBe(1);
      expect(err).toContain("River Guard 3 is banned");
    }
  });

  test("tells of a card that cannot be played", async () => {
    const { exit, err } = await running(
      "deck",
      at("zork.txt", list.replace("River Guard 1", "River Zorker")),
    );
    expect(exit).toBe(1);
    expect(err).toContain("“zork 1 unit.”");
  });

  test("of what is neither a file, a deck nor a code is refused", async () => {
    expect((await running("deck", "nonsense")).err).toContain("nonsense");
    const { exit, err } = await running("deck", code.slice(0, -8));
    expect(exit).toBe(1);
    expect(err).toContain("ends too soon");
  });
});

test("imported decks are played, saved and seen again without their pack", async () => {
  const save = at("save.json");
  expect((await running("play", "riftbound", "--deck", code, "--foe-deck", LIST, "--save", save)).exit).toBe(
    0,
  );
  const io = pipeWith();
  expect(await main(["replay", save, "--verify"], io)).toBe(0);
  expect(io.written()).toContain("as it was played");
});

test("bots play matches with imported decks", async () => {
  const { exit, out } = await running(
    "sim",
    "riftbound",
    "--decks",
    `${LIST},TM-HOURGLASS`,
    "--bots",
    "random",
    "--matches",
    "2",
    "--workers",
    "1",
  );
  expect(exit).toBe(0);
  expect(out).toContain("2 matches");
});

const situation = (body: string): string => `game: riftbound
title: A card of a pack
rules: [play.17]
${body}`;
const TABLE = `table: { A: { base: [River Guard 1, VEN-002], runes: [], deck: 3 } }
expect: { A: { base: [River Guard 1, "Nuan, Keeper of Reeds"] } }
`;

describe("a scenario", () => {
  const pack = () => at("home/gyoji/packs/riftbound/VEN.json");
  const written = at("guard.yaml", situation(TABLE));

  test("may name cards of a pack, or of a card list, which is read for it", async () => {
    const lists = at("lists.json", JSON.stringify(cards));
    for (const file of [pack(), lists])
      expect(await running("scenario", written, "--pack", file)).toMatchObject({ exit: 0, err: "" });
    expect((await running("scenario", written)).exit).toBe(1);
    const deck = at(
      "deck.yaml",
      situation(`refuse: { deck: { deck: { River Guard 1: 4 } } }
expect: { problems: [{ rule: deck.16, reason: deck copies }] }
`),
    );
    expect((await running("scenario", deck, "--pack", lists)).exit).toBe(0);
  });

  test("of a pack is played by hand", async () => {
    const { exit, out } = await running("scenario", written, "--play", "--pack", pack());
    expect(exit).toBe(0);
    expect(out).toContain("River Guard 1");
  });

  test("tells which words of a card of a pack are not understood", async () => {
    const zorker = at("zorker.yaml", situation("table: { A: { base: [River Zorker] } }\nexpect: {}\n"));
    const { exit, out } = await running("scenario", zorker, "--pack", pack());
    expect(exit).toBe(1);
    expect(out).toContain("zork");
  });
});
