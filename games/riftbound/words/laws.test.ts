import { testLaws } from "@gyoji/game/testing/suites";
import { words } from "./index.ts";

testLaws(words, { runs: 8, depth: 6 }, { runs: 3, depth: 9 });
