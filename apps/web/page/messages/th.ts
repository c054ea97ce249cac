import type { Catalogue } from "./en.ts";
import { th as lobby } from "./lobby/th.ts";
import { th as panels } from "./panels/th.ts";
import { th as table } from "./table/th.ts";

/** What the page says in Thai, in ICU format. */
export const th: Catalogue = { ...lobby, ...panels, ...table };
