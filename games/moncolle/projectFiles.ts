import demon from "./cards/six-courts/demon.yaml?source";
import earth from "./cards/six-courts/earth.yaml?source";
import fire from "./cards/six-courts/fire.yaml?source";
import light from "./cards/six-courts/light.yaml?source";
import none from "./cards/six-courts/none.yaml?source";
import water from "./cards/six-courts/water.yaml?source";
import wind from "./cards/six-courts/wind.yaml?source";

/** The project's own card files, by name: The Six Courts, one file an element. */
export const PROJECT_FILES: readonly { readonly file: string; readonly source: string }[] = [
  { file: "earth.yaml", source: earth },
  { file: "water.yaml", source: water },
  { file: "wind.yaml", source: wind },
  { file: "fire.yaml", source: fire },
  { file: "light.yaml", source: light },
  { file: "demon.yaml", source: demon },
  { file: "none.yaml", source: none },
];
