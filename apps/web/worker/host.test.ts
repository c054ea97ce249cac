import { ALL } from "@gyoji/kernel";
import type { Notice, Request } from "@gyoji/protocol";
import { describe, expect, test } from "vitest";
import { madeUpDeck } from "../../../games/riftbound/testing/madeUpDeck.ts";
import { hostOf } from "./host.ts";
import { GAMES, loadAllGames } from "./registry.ts";

await loadAllGames();

const game = GAMES.find(({ id }) => id === "horobeat");
if (game === undefined) throw new Error("no game");
const decks = game.decks.slice(0, 2).map(({ cards }) => Object.entries(cards));

function begun(changes: Partial<Extract<Request, { kind: "start" }>> = {}): Request {
  return {
    kind: "start",
    game: "horobeat",
    options: { opening: "random" },
    decks,
    sideboards: [],
    seed: 4,
    players: ["person", "greedy"],
    look: 0,
    sources: [],
    packs: [],
    banned: [],
    ...changes,
  };
}

/** A host, with all that it has told; what it tells must be plain data. */
function page() {
  const told: Notice[] = [];
  const host = hostOf((notice) => {
    expect(structuredClone(notice)).toEqual(notice);
    told.push(notice);
  });
  let id = 0;
  const ask = (request: Request): Notice[] => {
    const before = told.length;
    host.receive({ id: id++, request });
    return told.slice(before);
  };
  return { host, told, ask };
}

type Page = ReturnType<typeof page>;

const last = <K extends Notice["kind"]>({ told }: Page, kind: K): Extract<Notice, { kind: K }> => {
  const found = told.findLast((notice): notice is Extract<Notice, { kind: K }> => notice.kind === kind);
  if (found === undefined) throw new Error(`nothing of kind ${kind} was told`);
  return found;
};

const troubleIn = (told: readonly Notice[]): unknown =>
  told.flatMap((notice) => (notice.kind === "refused" ? [notice.trouble] : []))[0] ?? null;

/** Answers the person's decisions with the option that `choose` picks, up to so many times. */
function play(table: Page, times: number, choose: (options: number) => number = () => 0): void {
  for (let answered = 0; answered < times; answered++) {
    const { at, view } = last(table, "update");
    if (view.decision === null) return;
    const index = choose(view.decision.options.length);
    table.ask({ kind: "answer", seat: view.seat, at, index });
  }
}

describe("a match", () => {
  test("begins with what it is played with, the table and a file of it", () => {
    const table = page();
    const told = table.ask(begun());
    expect(told.map(({ kind }) => kind)).toEqual(["opened", "update", "saved", "done"]);
    expect(last(table, "opened")).toMatchObject({
      game: "horobeat",
      players: ["person", "greedy"],
      replay: null,
    });
    expect(last(table, "update").view.decision).not.toBeNull();
  });

  test("is played to its end against a bot that answers by itself", () => {
    const table = page();
    table.ask(begun());
    play(table, 1000, (options) => options - 1);
    expect(last(table, "update").view.outcome?.kind).toBe("won");
    expect(last(table, "saved").over).toBe(true);
  });

  test("tells each card once, and none that the seat has not seen", () => {
    const table = page();
    table.ask(begun());
    play(table, 25);
    const updates = table.told.flatMap((notice) => (notice.kind === "update" ? [notice] : []));
    const named = updates.flatMap(({ printed }) => printed.map(({ id }) => id));
    expect(new Set(named).size).toBe(named.length);
    const seen = new Set(
      updates.flatMap(({ view, log }) => [
        ...view.zones.flat().flatMap((card) => (card.shown ? [card.id] : [])),
        ...log.events.flatMap(({ cards, source }) => [...cards, source].flatMap((card) => card?.id ?? [])),
      ]),
    );
    expect(named.filter((id) => !seen.has(id))).toEqual([]);
    const foeHand = game.zones.findIndex(({ name, seat }) => name === "hand" && seat === 1);
    expect(updates.every(({ view }) => view.zones[foeHand]?.every(({ shown }) => !shown))).toBe(true);
  });

  test("goes on from its file as if nothing had happened", () => {
    const table = page();
    table.ask(begun());
    play(table, 12);
    const { text } = last(table, "saved");
    const again = page();
    again.ask({ kind: "resume", file: "x", text, look: 0 });
    expect(last(again, "update").view).toEqual(last(table, "update").view);
    expect(last(again, "saved").text).toBe(text);
  });

  test("takes an answer back and tells which events are no more", () => {
    const table = page();
    table.ask(begun());
    play(table, 3);
    const before = last(table, "update");
    play(table, 1);
    const { at } = last(table, "update");
    expect(troubleIn(table.ask({ kind: "undo", seat: 0, at, agreed: true }))).toBeNull();
    expect(last(table, "update").view).toEqual(before.view);
    expect(last(table, "update").log.events).toEqual([]);
  });

  test("of two persons is looked at by one at a time, all that happened told anew", () => {
    const table = page();
    table.ask(begun({ players: ["person", "person"] }));
    table.ask({ kind: "look", look: 1 });
    const { view, log } = last(table, "update");
    expect(view.seat).toBe(1);
    expect(log.from).toBe(0);
    expect(log.events.length).toBeGreaterThan(0);
  });

  test("of two bots goes on step by step", () => {
    const table = page();
    table.ask(begun({ players: ["greedy", "random"], look: ALL }));
    expect(last(table, "update").at).toBe(0);
    table.ask({ kind: "step", at: 0 });
    expect(last(table, "update").at).toBe(1);
  });
});

test("an answer stays good while only others have answered", () => {
  const table = page();
  table.ask(begun({ players: ["person", "person"], options: { opening: "janken" } }));
  expect(troubleIn(table.ask({ kind: "answer", seat: 0, at: 0, index: 0 }))).toBeNull();
  expect(troubleIn(table.ask({ kind: "answer", seat: 1, at: 0, index: 0 }))).toBeNull();
  // Both have answered: what is asked now is another question.
  expect(troubleIn(table.ask({ kind: "answer", seat: 0, at: 0, index: 0 }))).toEqual({ kind: "stale" });
});

test("what was thrown in secret and shown is not taken back freely", () => {
  const table = page();
  table.ask(begun({ players: ["person", "person"], options: { opening: "janken" }, look: 1 }));
  table.ask({ kind: "answer", seat: 0, at: 0, index: 0 });
  expect(last(table, "update").undo).toBe("none");
  table.ask({ kind: "answer", seat: 1, at: 0, index: 0 });
  // A tie: both throw again, and each knows what the other threw.
  expect(last(table, "update").view.decision?.ask).toBe("throwAgain");
  expect(last(table, "update").undo).toBe("agreed");
});

test("one gives up whatever the table has become", () => {
  const table = page();
  table.ask(begun());
  play(table, 3);
  expect(troubleIn(table.ask({ kind: "act", seat: 0, at: 0, act: "concede" }))).toBeNull();
  expect(last(table, "update").view.outcome?.kind).toBe("won");
});

test("cards of one's own are played with from their text", () => {
  const source = `game: horobeat
set: { id: OWN, name: { en: Own } }
cards:
- { id: OWN-1, name: { en: Own }, type: horobito, cost: 1, colors: [red], power: 1000 }
`;
  const own: [string, number][] = [["OWN-1", 4], ...(decks[0] ?? []).filter(([id]) => id !== "HB01-001")];
  const size = own.reduce((sum, [, count]) => sum + count, 0);
  const table = page();
  const legal = own.map(([id, count], at): [string, number] => [id, at === 1 ? count + 50 - size : count]);
  expect(troubleIn(table.ask(begun({ decks: [legal, decks[1] ?? []], sources: [source] })))).toBeNull();
  expect(troubleIn(table.ask(begun({ sources: ["game: ["] })))).toMatchObject({ kind: "file" });
});

describe("a replay", () => {
  const table = page();
  table.ask(begun());
  play(table, 1000, (options) => options - 1);
  const { text } = last(table, "saved");

  test("is stepped to and fro, and knows where its turns begin", () => {
    const replay = page();
    replay.ask({ kind: "replay", file: "x", text, look: ALL });
    const info = last(replay, "opened").replay;
    expect(info?.turns.length).toBeGreaterThan(1);
    expect(last(replay, "update").at).toBe(0);
    replay.ask({ kind: "goTo", at: info?.entries ?? 0 });
    const { view } = last(replay, "update");
    expect(view.outcome).not.toBeNull();
    replay.ask({ kind: "goTo", at: info?.turns[1] ?? 0 });
    expect(last(replay, "update").view.facts["round"]).toBe(2);
    expect(last(replay, "update").log.events).toEqual([]);
    replay.ask({ kind: "goTo", at: info?.entries ?? 0 });
    expect(last(replay, "update").view).toEqual(view);
  });

  test("shows every face, or what one seat saw", () => {
    const replay = page();
    replay.ask({ kind: "replay", file: "x", text, look: ALL });
    replay.ask({ kind: "goTo", at: 3 });
    const hands = game.zones.flatMap(({ name }, zone) => (name === "hand" ? [zone] : []));
    const shown = () =>
      hands.map((zone) => last(replay, "update").view.zones[zone]?.every((card) => card.shown));
    expect(shown()).toEqual([true, true]);
    replay.ask({ kind: "look", look: 1 });
    expect(shown()).toEqual([false, true]);
  });

  test("cannot be played on", () => {
    const replay = page();
    replay.ask({ kind: "replay", file: "x", text, look: 0 });
    replay.ask({ kind: "goTo", at: 0 });
    expect(troubleIn(replay.ask({ kind: "answer", seat: 0, at: 0, index: 0 }))).toEqual({ kind: "illegal" });
    expect(last(replay, "update").undo).toBe("none");
  });
});

describe("refused, with nothing changed:", () => {
  const cases: readonly (readonly [string, Request, unknown])[] = [
    ["an answer to an older table", { kind: "answer", seat: 0, at: 7, index: 0 }, { kind: "stale" }],
    ["an option that is not there", { kind: "answer", seat: 0, at: 0, index: 99 }, { kind: "illegal" }],
    ["an answer for the bot", { kind: "answer", seat: 1, at: 0, index: 0 }, { kind: "illegal" }],
    ["a seat that is not there", { kind: "act", seat: 9, at: 0, act: "concede" }, { kind: "illegal" }],
    ["backing out of nothing", { kind: "act", seat: 0, at: 0, act: "backOut" }, { kind: "illegal" }],
    ["taking back nothing", { kind: "undo", seat: 0, at: 0, agreed: true }, { kind: "illegal" }],
    ["eyes that are not there", { kind: "look", look: 2 }, { kind: "illegal" }],
    ["a step when it is a person's turn", { kind: "step", at: 0 }, { kind: "illegal" }],
  ];
  test.each(cases)("%s", (_name, request, trouble) => {
    const table = page();
    table.ask(begun());
    const { view } = last(table, "update");
    expect(troubleIn(table.ask(request))).toEqual(trouble);
    expect(last(table, "update").view).toEqual(view);
  });

  const beginnings: readonly (readonly [string, Partial<Extract<Request, { kind: "start" }>>, unknown])[] = [
    ["a game that is not there", { game: "chess" }, { kind: "unknown game" }],
    ["a bot that is not there", { players: ["person", "toString"] }, { kind: "unknown bot" }],
    [
      "a deck that is not legal",
      { decks: [decks[0] ?? [], [["HB01-001", 4]]] },
      {
        kind: "deck",
        game: "horobeat",
        seat: 1,
        problem: { rule: "5.1.1", reason: "deck size", figures: { size: 50, count: 4 }, card: "" },
        printed: null,
      },
    ],
    [
      "copies counted in several entries",
      { decks: [decks[0] ?? [], Array.from({ length: 13 }, (): [string, number] => ["HB01-001", 4])] },
      expect.objectContaining({ kind: "deck", seat: 1 }),
    ],
    ["an option that the game has not", { options: { opening: "coin" } }, { kind: "illegal" }],
    ["too few players", { players: ["person"] }, { kind: "illegal" }],
    ["too few decks", { decks: decks.slice(0, 1) }, { kind: "illegal" }],
  ];
  test.each(beginnings)("%s", (_name, changes, trouble) => {
    const table = page();
    expect(troubleIn(table.ask(begun(changes)))).toEqual(trouble);
    expect(troubleIn(table.ask({ kind: "save" }))).toEqual({ kind: "no match" });
  });

  test.each([
    null,
    7,
    "answer",
    {},
    { id: 1 },
    { id: -1, request: { kind: "save" } },
    { id: 1, request: { kind: "save", more: 1 } },
    { id: 1, request: { kind: "answer", seat: 0, at: 0, index: 0.5 } },
    { id: 1, request: { kind: "resume", file: "x", text: "x".repeat(4_000_001), look: 0 } },
    { id: 1, request: { kind: "constructor" } },
  ])("what is no request (%#)", (data) => {
    const table = page();
    table.host.receive(data);
    expect(table.told).toEqual([{ re: null, kind: "refused", trouble: { kind: "not a request" } }]);
  });

  test("a file that is no match, told with its place", () => {
    const table = page();
    const trouble = troubleIn(table.ask({ kind: "resume", file: "x.json", text: "{\n  oops", look: 0 }));
    expect(trouble).toMatchObject({ kind: "file", trouble: { kind: "record", file: "x.json" } });
  });
});

test("a deck file is checked, and its faults told with their cards", () => {
  const table = page();
  table.ask({
    kind: "deck",
    game: "horobeat",
    file: "d.yaml",
    text: "game: horobeat\ncards: { HB01-001: 5 }",
    packs: [],
    banned: [],
  });
  const { deck, problems } = last(table, "deck");
  expect(deck.cards).toEqual({ "HB01-001": 5 });
  expect(problems.map(({ problem }) => problem.rule)).toEqual(["5.1.2", "5.1.1"]);
  expect(problems[0]?.printed?.id).toBe("HB01-001");
  expect(problems.map(({ place }) => place)).toEqual([
    { line: 2, column: 10 },
    { line: 1, column: 1 },
  ]);
});

test("nothing in the name of a deck steers how the text around it is shown", () => {
  const table = page();
  const name = '{ en: "Mi\\u202ene\\u0007", th: "\\u2066", ja: "\u05d0" }';
  const text = `game: horobeat\nname: ${name}\ncards: { HB01-001: 5 }`;
  table.ask({ kind: "deck", game: "horobeat", file: "d.yaml", text, packs: [], banned: [] });
  expect(last(table, "deck").deck.name).toEqual({ en: "Mine", th: "Mine", ja: "\u05d0" });
});

describe("cards of one's own", () => {
  const { cards, list } = madeUpDeck();
  const lists = JSON.stringify(cards);

  function withPack() {
    const table = page();
    const told = table.ask({
      kind: "import",
      game: "riftbound",
      files: [{ file: "cards.json", source: lists }],
      packs: [],
    });
    return { table, told, pack: last(table, "imported") };
  }

  test("become a pack, told of on the way, with what cannot be played", () => {
    const { told, pack } = withPack();
    expect(told.at(-1)).toMatchObject({ kind: "done" });
    expect(told[0]).toMatchObject({ kind: "importing", done: 20, total: 20 });
    expect(pack).toMatchObject({ name: "VEN", report: { sets: [{ id: "VEN", playable: 19, total: 20 }] } });
  });

  test("are played in a deck of a list, by a match whose file needs no pack", () => {
    const { table, pack } = withPack();
    const packs = [pack.text];
    table.ask({ kind: "deck", game: "riftbound", file: "pasted", text: list, packs, banned: [] });
    const { deck, problems } = last(table, "deck");
    expect(problems).toEqual([]);
    expect(deck.name.en).toBe("Nuan, Keeper of Reeds");
    const [, foe] = GAMES.find(({ id }) => id === "riftbound")?.decks ?? [];
    const both = [deck, foe].map((each) => Object.entries(each?.cards ?? {}));
    expect(troubleIn(table.ask(begun({ game: "riftbound", options: {}, decks: both, packs })))).toBeNull();
    const { text } = last(table, "saved");
    expect(troubleIn(page().ask({ kind: "resume", file: "x", text, look: 0 }))).toBeNull();
  });

  test("that are not understood, not there or broken are refused", () => {
    const { table, pack } = withPack();
    const deck = (text: string, packs: string[]) =>
      troubleIn(table.ask({ kind: "deck", game: "riftbound", file: "pasted", text, packs, banned: [] }));
    expect(deck(`${list}\n1 River Zorker`, [pack.text])).toMatchObject({ trouble: { kind: "list deck" } });
    expect(deck(list, [])).toMatchObject({ trouble: { kind: "list deck" } });
    expect(deck(list, [pack.text.slice(0, -20)])).toMatchObject({ trouble: { kind: "list cut" } });
    const files = [{ file: "page.html", source: "<html>" }];
    expect(troubleIn(table.ask({ kind: "import", game: "riftbound", files, packs: [] }))).toMatchObject({
      trouble: { kind: "list html", file: "page.html" },
    });
  });

  test("are refused where a list of the player bans them", () => {
    const { table, pack } = withPack();
    const packs = [pack.text];
    const text = "banned:\n- River Guard 3\n";
    expect(troubleIn(table.ask({ kind: "bans", game: "riftbound", file: "b.txt", text, packs }))).toBeNull();
    const { banned } = last(table, "bans");
    expect(banned).toEqual(["River Guard 3"]);
    const names = [...banned];
    table.ask({ kind: "deck", game: "riftbound", file: "pasted", text: list, packs, banned: names });
    const { deck, problems } = last(table, "deck");
    expect(problems).toMatchObject([{ problem: { reason: "deck banned" }, place: { line: 8 } }]);
    const both = [deck, deck].map(({ cards: counts }) => Object.entries(counts));
    const start = begun({ game: "riftbound", options: {}, decks: both, packs, banned: names });
    expect(troubleIn(table.ask(start))).toMatchObject({ kind: "deck", problem: { reason: "deck banned" } });
    const wrong = {
      kind: "bans",
      game: "riftbound",
      file: "b.txt",
      text: "banned:\n- Nobody\n",
      packs,
    } as const;
    expect(troubleIn(table.ask(wrong))).toMatchObject({ trouble: { kind: "list lines" } });
  });

  const card = cards.find((each) => "name" in each && each.name === "River Guard 1");
  const listOf = (...changes: readonly object[]): string =>
    JSON.stringify(changes.map((change) => ({ ...card, ...change })));
  test.each([
    ["nothing", "", "list empty"],
    ["a web page", "<!doctype html><p>404", "list html"],
    ["cut off", listOf({}).slice(0, -9), "list cut"],
    ["two bytes a character", "[\0{\0}\0]\0", "list encoding"],
    ["Latin-1", listOf({ name: "Caf\ufffd" }), "list encoding"],
    ["deep", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "list tooDeep"],
    ["another game's", '[{"name":"Forest","type_line":"Land"}]', "list other game"],
    ["of what is no card", '[{"__proto__":{"type":"Unit"},"name":"X"}]', "list other game"],
    ["without a figure", listOf({ energy: null }), "list card missing"],
    ["with a wrong figure", listOf({ might: -3 }), "list card wrong"],
    ["with control characters", listOf({ text: "[Tank]\u001b[31m" }), "list card control"],
    ["with turned writing", listOf({ name: "La\u202emp" }), "list card wrong"],
    [
      "with a name in capitals of another card",
      listOf({}, { code: "VEN-99", name: "RIVER GUARD 1", might: 9 }),
      "list differs",
    ],
    [
      "with cards that are variants of each other",
      listOf({ code: "VEN-98", basePrint: "VEN-99" }, { code: "VEN-99", name: "Other", basePrint: "VEN-98" }),
      "list ring",
    ],
    ["with a text that is too long", listOf({ text: "[Tank]\n".repeat(2000) }), "list card wrong"],
  ])("are refused in words in a list that is %s, and nothing is told besides", (_, source, kind) => {
    const table = page();
    const told = table.ask({ kind: "import", game: "riftbound", files: [{ file: "x", source }], packs: [] });
    expect(troubleIn(told)).toMatchObject({ kind: "file", trouble: { kind, file: "x" } });
    expect(told).toHaveLength(1);
  });

  test("with mark-up or without an end in their text cannot be played, which is told soon", () => {
    const table = page();
    const source = listOf(
      { text: "<script>x</script>[Tank]" },
      { code: "VEN-99", name: "B", text: "Draw 1 and draw 1, ".repeat(90) },
    );
    table.ask({ kind: "import", game: "riftbound", files: [{ file: "x", source }], packs: [] });
    expect(last(table, "imported").report.sets).toEqual([{ id: "VEN", playable: 0, total: 2 }]);
  });

  test.each([
    ["changed", (text: string) => text.replace("River Guard 1", "River Guard X"), "pack changed"],
    ["cut off", (text: string) => text.slice(0, -9), "list cut"],
    ["of another form", () => '{"gyoji":"pack","sets":{}}', "pack form"],
    ["no pack", () => '"; DROP TABLE packs"', "pack form"],
  ])("in a kept pack that is %s are refused, whatever is asked with it", (_, change, kind) => {
    const { table, pack } = withPack();
    const packs = [change(pack.text)];
    const deck: Request = { kind: "deck", game: "riftbound", file: "d", text: list, packs, banned: [] };
    expect(troubleIn(table.ask(deck))).toMatchObject({ kind: "file", trouble: { kind } });
  });

  test("that two packs define differently are refused", () => {
    const { table, pack } = withPack();
    const source = listOf({ might: 9 });
    table.ask({ kind: "import", game: "riftbound", files: [{ file: "other.json", source }], packs: [] });
    const other = last(table, "imported").text;
    const deck: Request = {
      kind: "deck",
      game: "riftbound",
      file: "d",
      text: list,
      packs: [pack.text, other],
      banned: [],
    };
    expect(troubleIn(table.ask(deck))).toMatchObject({ trouble: { kind: "pack conflict" } });
  });
});
