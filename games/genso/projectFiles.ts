import fire from "./cards/seven-lanterns/fire.yaml";
import grass from "./cards/seven-lanterns/grass.yaml";
import ice from "./cards/seven-lanterns/ice.yaml";
import leaders from "./cards/seven-lanterns/leaders.yaml";
import lightning from "./cards/seven-lanterns/lightning.yaml";
import rock from "./cards/seven-lanterns/rock.yaml";
import stacking from "./cards/seven-lanterns/stacking.yaml";
import water from "./cards/seven-lanterns/water.yaml";
import wind from "./cards/seven-lanterns/wind.yaml";

/** The project's own card files, as they are written: The Seven Lanterns, one file an element, then what is laid on characters. */
export const PROJECT_FILES: readonly unknown[] = [
  fire,
  water,
  wind,
  lightning,
  grass,
  ice,
  rock,
  stacking,
  leaders,
];
