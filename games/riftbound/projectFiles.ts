import runes from "./cards/runes.yaml";
import battlefields from "./cards/two-moons/battlefields.yaml";
import body from "./cards/two-moons/body.yaml";
import calm from "./cards/two-moons/calm.yaml";
import chaos from "./cards/two-moons/chaos.yaml";
import fury from "./cards/two-moons/fury.yaml";
import legends from "./cards/two-moons/legends.yaml";
import market from "./cards/two-moons/market.yaml";
import mind from "./cards/two-moons/mind.yaml";
import mirrors from "./cards/two-moons/mirrors.yaml";
import order from "./cards/two-moons/order.yaml";
import rapids from "./cards/two-moons/rapids.yaml";

/** The project's own card files, as they are written. */
export const PROJECT_FILES: readonly unknown[] = [
  runes,
  legends,
  battlefields,
  fury,
  calm,
  mind,
  body,
  chaos,
  order,
  mirrors,
  market,
  rapids,
];
