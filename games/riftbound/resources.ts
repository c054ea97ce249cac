import type { OptionView, View } from "@gyoji/kernel";

/** runes.5, runes.6, runes.19 Whether all that an option does is Adding resources: Runes, and cards that say so. */
export function isResource(option: OptionView, { zones }: Pick<View, "zones">): boolean {
  switch (option.kind) {
    case "use":
      return option.way === "exhaustRune" || option.way === "recycleRune";
    case "ability": {
      const card = zones.flat().find((each) => each.shown && each.card === option.card);
      // An ability that it has from another card is not known here.
      if (card?.shown !== true || card.id !== option.id) return false;
      return ((card.facts["adds"] ?? []) as readonly number[]).includes(option.ability);
    }
    default:
      return false;
  }
}
