import starter from "./cards/hb-sd.yaml";
import yokocho from "./cards/yokocho.yaml";

/** The project's own card files, as they are written. */
export const PROJECT_FILES: readonly unknown[] = [starter, yokocho];
