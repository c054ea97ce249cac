import type { Catalogue } from "./en.ts";
import { ja as lobby } from "./lobby/ja.ts";
import { ja as panels } from "./panels/ja.ts";
import { ja as table } from "./table/ja.ts";

/** What the page says in Japanese, in ICU format. */
export const ja: Catalogue = { ...lobby, ...panels, ...table };
