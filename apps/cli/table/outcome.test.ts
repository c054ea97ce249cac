import { startMatch } from "@gyoji/kernel";
import { LANGUAGES } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { speaker } from "../say.ts";
import { gameCalled, poolWith } from "../sources.ts";
import { outcomeInWords } from "./outcome.ts";
import { plainNames } from "./reader.ts";

test.each(LANGUAGES)("an endless loop shows its rules, each once and in order (%s)", (language) => {
  const module = gameCalled("horobeat");
  const pool = poolWith(module, []);
  const say = speaker(language);
  const decks = [0, 1].map((at) =>
    Object.entries(module.decks[at]?.cards ?? {}).flatMap(([id, count]) => new Array<string>(count).fill(id)),
  );
  const options = Object.fromEntries(module.options.map(({ name, values }) => [name, values[0] ?? ""]));
  const { table } = startMatch(module.game, pool, { options, decks, seed: 1 }, true);
  table.state.outcome = { kind: "looped", cycle: ["9.1.1 1", "6.2.4", "9.1.1 2"] };
  const reader = { module, pool, language, say, names: plainNames(module, say) };
  const summary = (id: string) => module.rulebook.find((rule) => rule.id === id)?.summary[language] ?? "?";
  expect(outcomeInWords(reader, table)).toBe(
    `${say("outcome looped")}\n  9.1.1  ${summary("9.1.1")}\n  6.2.4  ${summary("6.2.4")}`,
  );
});
