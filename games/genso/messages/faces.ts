import type { Language } from "@gyoji/lexicon";
import { ELEMENTS } from "../elements.ts";
import { ELEMENT_NAMES, OMNI_NAME } from "../names.ts";

/** The face of a die, or an element, by its number in `amount`. */
export function faceIn(language: Language): string {
  const names = ELEMENTS.map((each, at) => `${at} {${ELEMENT_NAMES[each][language]}}`);
  return `{amount, select, ${names.join(" ")} other {${OMNI_NAME[language]}}}`;
}
