import { testData, testNames } from "@gyoji/game/testing/suites";
import { projectCards } from "./cards.ts";
import { horobeatModule } from "./module.ts";

testData(horobeatModule, [{}]);
testNames(projectCards(), ["HD02-001"]);
