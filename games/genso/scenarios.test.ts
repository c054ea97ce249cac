import { testScenarios } from "@gyoji/game/testing/suites";
import { en } from "./messages/en.ts";
import { scenario } from "./scenario/index.ts";

testScenarios(scenario, new URL("scenarios", import.meta.url), en);
