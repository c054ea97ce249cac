import { LANGUAGES } from "@gyoji/lexicon";
import { format } from "@gyoji/narration/format";
import { expect, test } from "vitest";
import { en } from "../messages/en.ts";
import { ja } from "../messages/ja.ts";
import { th } from "../messages/th.ts";
import { withoutFile } from "./pasted.ts";

const CATALOGUES = { en, th, ja };

test("what is wrong with a pasted deck is said by its lines, without what the program calls it", () => {
  const file = "Pasted 7063670f";
  const inEach = (sentence: string) =>
    LANGUAGES.map((language) =>
      withoutFile((key, values = {}) => format(CATALOGUES[language][key], language, values), file, sentence),
    );
  expect(inEach(`${file}:7:1: no such card`).toSorted()).toEqual(
    ["7行目：no such card", "Line 7: no such card", "บรรทัดที่ 7: no such card"].toSorted(),
  );
  expect(new Set(inEach(`${file}: too long`))).toEqual(new Set(["too long"]));
  expect(new Set(inEach("another sentence"))).toEqual(new Set(["another sentence"]));
});
