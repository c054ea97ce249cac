import { testLaws } from "@gyoji/game/testing/suites";
import { words } from "./index.ts";

testLaws(words, { runs: 12, depth: 6 }, { runs: 4, depth: 9 });
