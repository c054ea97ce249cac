import { testLaws } from "@gyoji/game/testing/suites";
import { words } from "./index.ts";

testLaws(words, { runs: 20, depth: 5 }, { runs: 8, depth: 7 });
