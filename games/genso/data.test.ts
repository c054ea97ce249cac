import { testData, testNames } from "@gyoji/game/testing/suites";
import { projectCards } from "./cards.ts";
import { gensoModule } from "./module.ts";

testData(gensoModule, [{}]);
testNames(projectCards());
