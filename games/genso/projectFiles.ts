import fire from "./cards/seven-lanterns/fire.yaml?source";
import grass from "./cards/seven-lanterns/grass.yaml?source";
import ice from "./cards/seven-lanterns/ice.yaml?source";
import leaders from "./cards/seven-lanterns/leaders.yaml?source";
import lightning from "./cards/seven-lanterns/lightning.yaml?source";
import rock from "./cards/seven-lanterns/rock.yaml?source";
import stacking from "./cards/seven-lanterns/stacking.yaml?source";
import water from "./cards/seven-lanterns/water.yaml?source";
import wind from "./cards/seven-lanterns/wind.yaml?source";

/** The project's own card files, by name: The Seven Lanterns, one file an element, then what is laid on characters. */
export const PROJECT_FILES: readonly { readonly file: string; readonly source: string }[] = [
  { file: "fire.yaml", source: fire },
  { file: "water.yaml", source: water },
  { file: "wind.yaml", source: wind },
  { file: "lightning.yaml", source: lightning },
  { file: "grass.yaml", source: grass },
  { file: "ice.yaml", source: ice },
  { file: "rock.yaml", source: rock },
  { file: "stacking.yaml", source: stacking },
  { file: "leaders.yaml", source: leaders },
];
