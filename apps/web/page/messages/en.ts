import { en as lobby } from "./lobby/en.ts";
import { en as panels } from "./panels/en.ts";
import { en as table } from "./table/en.ts";

/** What the page says in English, in ICU format. */
export const en = { ...lobby, ...panels, ...table };

export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, string>>;
