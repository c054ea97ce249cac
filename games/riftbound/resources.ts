import type { Option, OptionView, View } from "@gyoji/kernel";

/** runes.5, runes.6 Whether an option is the use of a Rune. */
export function isRuneUse(option: Option | OptionView): boolean {
  return option.kind === "use" && (option.way === "exhaustRune" || option.way === "recycleRune");
}

/**
 * play.12 Whether all that an option does is Adding resources that are Added anyway when something is paid: of Runes, and
 * of cards that say so.
 */
export function isResource(option: OptionView, { zones }: Pick<View, "zones">): boolean {
  if (option.kind !== "ability") return isRuneUse(option);
  const card = zones.flat().find((each) => each.shown && each.card === option.card);
  // An ability that it has from another card is not known here.
  if (card?.shown !== true || card.id !== option.id) return false;
  return ((card.facts["adds"] ?? []) as readonly number[]).includes(option.ability);
}
