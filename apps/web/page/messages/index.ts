import type { ByLanguage } from "@gyoji/lexicon/language";
import { en as lobbyEn } from "./lobby/en.ts";
import { ja as lobbyJa } from "./lobby/ja.ts";
import { th as lobbyTh } from "./lobby/th.ts";
import { en as panelsEn } from "./panels/en.ts";
import { ja as panelsJa } from "./panels/ja.ts";
import { th as panelsTh } from "./panels/th.ts";
import { en as tableEn } from "./table/en.ts";
import { ja as tableJa } from "./table/ja.ts";
import { th as tableTh } from "./table/th.ts";

const en = { ...lobbyEn, ...panelsEn, ...tableEn };

export type MessageKey = keyof typeof en;

/** What the page says, in ICU format. */
export const CATALOGUES: ByLanguage<Readonly<Record<MessageKey, string>>> = {
  en,
  th: { ...lobbyTh, ...panelsTh, ...tableTh },
  ja: { ...lobbyJa, ...panelsJa, ...tableJa },
};
