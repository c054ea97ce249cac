import { type Entry, entry } from "@gyoji/lexicon";
import { base, type Marked, timing } from "./categories.ts";

/* When something can be used. */

const marked = (when: Marked["timing"]): Marked => ({ timing: when, isFinal: false });

export const timingWords: readonly Entry[] = [
  // timing.1
  entry(base, "normal", {}, { en: "[normal]", th: "[ปกติ]", ja: "［普通］" }, () => marked("normal")),
  // timing.2
  entry(base, "counter", {}, { en: "[counter]", th: "[สวนกลับ]", ja: "［対抗］" }, () => marked("counter")),
  // timing.4
  entry(base, "limited", {}, { en: "[limited]", th: "[จำกัด]", ja: "［攻撃限定］" }, () => marked("limited")),
  // timing.8
  entry(
    timing,
    "cannot be countered",
    { base },
    { en: "{base}[cannot be countered]", th: "{base}[ห้ามสวนกลับ]", ja: "{base}［対抗不可］" },
    ({ base: when }) => ({ ...when, isFinal: true }),
  ),
  // timing.10: a mark without an effect.
  entry(
    timing,
    "chain",
    { base },
    { en: "{base}[chain]", th: "{base}[เชน]", ja: "{base}［チェイン］" },
    ({ base: when }) => when,
  ),
];
