import { testPhrases } from "@gyoji/game/testing/suites";
import { cases } from "../testing/cases/index.ts";
import { at, played } from "../testing/played.ts";
import { entries, words } from "./index.ts";

testPhrases(words, entries, cases, ({ scene, answers }) => {
  const table = played(scene, answers);
  return (path) => at(table, path);
});
