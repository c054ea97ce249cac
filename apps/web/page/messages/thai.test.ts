import { expect, test } from "vitest";
import { th as guide } from "../guide/horobeat/messages/th.ts";
import { GAMES, presentations } from "../registry.ts";
import { th as lobby } from "./lobby/th.ts";
import { th as panels } from "./panels/th.ts";
import { th as table } from "./table/th.ts";

/** A consonant alone, one that is not sounded, or a vowel without what it belongs to: no word, only a piece of one. */
const PIECE = /^(?:[ก-ฮ]์?|[ก-ฮ]{1,2}์|เ[ก-ฮ]็|กก|คห|บอ)$/u;

test("Thai is written so that browsers, which know words by a dictionary, break no word in two", async () => {
  const words = new Intl.Segmenter("th", { granularity: "word" });
  const broken = (await allMessages()).filter((message) =>
    [...words.segment(message)].some(({ segment }) => PIECE.test(segment)),
  );
  expect(broken).toEqual([]);
});

test("in Thai a turn is called by its number, and what is unofficial, in one way", async () => {
  const others = (await allMessages()).filter((message) => /เทิร์น ?[{\d]|ไม่ใช่ของทางการ/u.test(message));
  expect(others).toEqual([]);
});

/** All that the page says in Thai. */
async function allMessages(): Promise<string[]> {
  const titles = GAMES.map(({ title: { name, about, notice } }) => ({
    name: name.th,
    about: about.th,
    notice: notice.th,
  }));
  const games = (await presentations()).map(({ messages }) => messages.th);
  return [lobby, panels, table, guide, ...titles, ...games].flatMap((catalogue) => Object.values(catalogue));
}
