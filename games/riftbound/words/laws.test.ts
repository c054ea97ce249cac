import { testLaws } from "@gyoji/game/testing/suites";
import { words } from "./index.ts";

testLaws(words, { runs: 6, depth: 6 }, { runs: 2, depth: 9 });
