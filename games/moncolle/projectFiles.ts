import demon from "./cards/six-courts/demon.yaml";
import earth from "./cards/six-courts/earth.yaml";
import fire from "./cards/six-courts/fire.yaml";
import light from "./cards/six-courts/light.yaml";
import none from "./cards/six-courts/none.yaml";
import water from "./cards/six-courts/water.yaml";
import wind from "./cards/six-courts/wind.yaml";

/** The project's own card files, as they are written: The Six Courts, one file an element. */
export const PROJECT_FILES: readonly unknown[] = [earth, water, wind, fire, light, demon, none];
