import { testData, testNames } from "@gyoji/game/testing/suites";
import { projectCards } from "./cards.ts";
import { moncolleModule } from "./module.ts";
import { EDITIONS } from "./state.ts";

testData(
  moncolleModule,
  EDITIONS.map((edition) => ({ edition })),
);
testNames(projectCards());
