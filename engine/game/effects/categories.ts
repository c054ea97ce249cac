import type { State } from "@gyoji/kernel";
import { category } from "@gyoji/lexicon";
import type { Condition, Effect, Modifier, Moment, Names, Would } from "./effect.ts";

/** The categories that the card languages of games have alike: what a phrase of theirs can be, and what it means. */
export function effectCategories<S extends State, X extends Names>() {
  const conditions = { en: "condition", th: "เงื่อนไข", ja: "条件" };
  /** A condition that reads no computed figure, so that constant texts may depend on it. */
  const standing = category<Condition<S>>("standing", { label: conditions });
  const modifier = category<readonly Modifier<S>[]>("modifier", {
    label: { en: "constant change", th: "ผลต่อเนื่อง", ja: "常時の変化" },
  });
  /** An effect that stands by itself; `effects` joins several. */
  const effect = category<Effect<S, X>>("effect", { label: { en: "effect", th: "ผล", ja: "効果" } });
  return {
    moment: category<Moment<S>>("moment", { label: { en: "moment", th: "จังหวะ", ja: "時" } }),
    would: category<Would<S>>("would", {
      label: { en: "what would happen", th: "สิ่งที่จะเกิดขึ้น", ja: "起こること" },
    }),
    standing,
    condition: category<Condition<S>>("condition", { label: conditions, includes: [standing] }),
    modifier,
    modifiers: category<readonly Modifier<S>[]>("modifiers", {
      label: { en: "constant changes", th: "ผลต่อเนื่อง", ja: "常時の変化" },
      includes: [modifier],
    }),
    effect,
    effects: category<Effect<S, X>>("effects", {
      label: { en: "effects", th: "ผล", ja: "効果" },
      includes: [effect],
    }),
  };
}
