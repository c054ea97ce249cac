import type { GamePresentation } from "@gyoji/game";
import type { CardId, OptionView, View, ZoneId } from "@gyoji/kernel";

/** A place on the table that can be touched, as it stands in the page (`data-spot`): `card 12`, `zone 3`, `place 3 0`. */
export type Spot = `card ${CardId}` | `zone ${ZoneId}` | `place ${ZoneId} ${number}`;

export const cardSpot = (card: CardId): Spot => `card ${card}`;
export const zoneSpot = (zone: ZoneId): Spot => `zone ${zone}`;
export const placeSpot = (zone: ZoneId, position: number): Spot => `place ${zone} ${position}`;

/** The place that an element is or lies in; null if that is none. */
export function spotAround(element: Element | null): Spot | null {
  const around = element?.closest<HTMLElement>("[data-spot]") ?? null;
  return around === null ? null : (around.dataset["spot"] as Spot);
}

/** The place on the table that an option is about; null for one that is only said. */
export function spotOf(option: OptionView): Spot | null {
  switch (option.kind) {
    case "card":
    case "use":
    case "ability":
      return cardSpot(option.card);
    case "zone":
      return zoneSpot(option.zone);
    case "place":
      return placeSpot(option.zone, option.position);
    case "word":
    case "number":
    case "seat":
    case "face":
    case "name":
      return null;
  }
}

/** What can be chosen by touching the table: for each place, the options by index. */
export type Targets = ReadonlyMap<Spot, readonly number[]>;

/** The targets with nothing to choose but what one pays with; none where that is all that is asked about. */
export function resourcesOf(
  targets: Targets,
  view: View,
  { isResource }: Pick<GamePresentation, "isResource">,
): ReadonlySet<Spot> {
  const { options = [] } = view.decision ?? {};
  const brings = (index: number): boolean => {
    const option = options[index];
    return option !== undefined && isResource(option, view);
  };
  if (options.every((option) => isResource(option, view))) return new Set();
  return new Set([...targets].flatMap(([spot, indices]) => (indices.every(brings) ? [spot] : [])));
}

/**
 * The targets of the onlooker's decision; none if it has none. A place that is covered by cards is chosen by touching
 * one of them.
 */
export function targetsOf({ decision, zones }: View): Targets {
  const targets = new Map<Spot, number[]>();
  for (const [index, option] of (decision?.options ?? []).entries()) {
    const spot = spotOf(option);
    if (spot === null) continue;
    const covering = option.kind === "zone" ? (zones[option.zone] ?? []) : [];
    for (const each of [spot, ...covering.flatMap((card) => (card.shown ? [cardSpot(card.card)] : []))])
      targets.set(each, [...(targets.get(each) ?? []), index]);
  }
  return targets;
}
