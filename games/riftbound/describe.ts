import type { Declared } from "@gyoji/game";
import { type CardId, NONE, type Seat } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon";
import { IntlMessageFormat } from "intl-messageformat";
import { DOMAINS, type Domain, fullName, type Resources, type RiftboundPrinted } from "./definition.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { modeOf } from "./modes.ts";
import { domainNames, powerNames } from "./printedParts.ts";

const CATALOGUES = { en, th, ja };

function say(language: Language, key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return String(new IntlMessageFormat(CATALOGUES[language][key], language).format(values));
}

/** A card's name in a language, else the original one. */
export function cardName(card: RiftboundPrinted, language: Language): string {
  return card.names[language] ?? fullName(card);
}

/** A card as lines to read: type and figures, then its text. */
export function cardLines(card: RiftboundPrinted, language: Language): string[] {
  const kinds = [
    ...(card.isChampion ? [say(language, "card champion")] : []),
    ...(card.isSignature ? [say(language, "card signature")] : []),
    ...card.types.map((type) => say(language, `type ${type}`)),
  ];
  const figures = [
    kinds.join(" "),
    ...domainNames(card.domains, language),
    ...card.tags,
    ...costWords(card, language),
    ...(card.types.includes("unit") ? [say(language, "card might", { might: card.might })] : []),
    ...(card.mightBonus > 0 ? [say(language, "card might bonus", { might: card.mightBonus })] : []),
  ];
  const text = card.words[language];
  return [figures.join(" · "), ...(text === "" ? [] : text.split("\n"))];
}

/** parts.1 Runes, Battlefields and Legends have no cost. */
function costWords({ types, cost }: RiftboundPrinted, language: Language): string[] {
  if (types.some((type) => type === "rune" || type === "battlefield" || type === "legend")) return [];
  return [
    [say(language, "card cost", { energy: cost.energy }), ...powerNames(cost.power, language)].join(" "),
  ];
}

/** What the table says of a card beside its name: a unit's Might and damage, else its cost; what it has named. */
export function cardFigures(facts: Readonly<Record<string, unknown>>, language: Language): string {
  const named = (facts["named"] ?? []) as readonly RiftboundPrinted["names"][];
  const names = named.map((each) =>
    say(language, "figure named", { name: each[language] ?? Object.values(each)[0] ?? "" }),
  );
  return [boardFigures(facts, language), ...names].filter((each) => each !== "").join(" ");
}

function boardFigures(facts: Readonly<Record<string, unknown>>, language: Language): string {
  const { might, damage, assigned, cost } = facts;
  if (typeof might === "number") {
    const hurt = [
      ...(Number(damage) > 0 ? [say(language, "figure damage", { damage: Number(damage) })] : []),
      ...(Number(assigned) > 0 ? [say(language, "figure assigned", { damage: Number(assigned) })] : []),
    ];
    return [might, ...hurt].join(" ");
  }
  const { energy } = (cost ?? { energy: 0 }) as Resources;
  return energy > 0 ? `(${energy})` : "";
}

/** modes.6 Which game of a match it is, and how many each side has won; nothing where there is only one. */
function gameOfMatch(
  { mode, gameNumber, wins }: Readonly<Record<string, unknown>>,
  language: Language,
): string[] {
  if ((modeOf(String(mode))?.games ?? 1) === 1) return [];
  const won = (wins as readonly number[]).join(" : ");
  return [say(language, "fact game", { number: Number(gameNumber), wins: won })];
}

/** runes.8 What is in a player's Rune Pool, and their points. */
export function seatFigures(
  facts: Readonly<Record<string, unknown>>,
  seat: Seat,
  language: Language,
): string {
  const { points, victoryScore, energy, power } = facts as unknown as SeatFacts;
  const own = energy[seat] ?? 0;
  const kinds = [...(Object.keys(DOMAINS) as Domain[]), "universal" as const];
  return [
    say(language, "board points", { points: points[seat] ?? 0, victory: victoryScore }),
    ...(own > 0 ? [say(language, "board energy", { count: own })] : []),
    ...kinds.flatMap((kind, at) => {
      const count = power[seat]?.[at] ?? 0;
      return count > 0
        ? [say(language, "board power", { count, domain: say(language, `option ${kind}`) })]
        : [];
    }),
  ].join(" · ");
}

interface SeatFacts {
  readonly points: readonly number[];
  readonly victoryScore: number;
  readonly energy: readonly number[];
  readonly power: readonly (readonly number[])[];
}

/** control.1, control.2 Who has a Battlefield, and who contests it. */
export function columnFigures(
  facts: Readonly<Record<string, unknown>>,
  column: number,
  language: Language,
  names: readonly string[],
): string {
  const battlefields = facts["battlefields"] as readonly { controller: Seat; contestedBy: Seat }[];
  const { controller = NONE, contestedBy = NONE } = battlefields[column - 1] ?? {};
  return [
    controller === NONE
      ? say(language, "board uncontrolled")
      : say(language, "board controlled", { player: names[controller] ?? "" }),
    ...(contestedBy === NONE ? [] : [say(language, "board contested", { player: names[contestedBy] ?? "" })]),
  ].join(" · ");
}

/** What is on the Chain, the newest last. */
export function declared(facts: Readonly<Record<string, unknown>>): Declared[] {
  return (facts["chain"] as readonly ChainItem[]).map(
    ({ id, card, face, controller, isFinalized, targets }) => ({
      id,
      card,
      face,
      seat: controller,
      said: isFinalized ? "declared item" : "declared pending",
      aims: targets,
    }),
  );
}

interface ChainItem extends Pick<Declared, "id" | "card" | "face"> {
  readonly controller: Seat;
  readonly isFinalized: boolean;
  readonly targets: readonly CardId[];
}

/** The state of the table in one line; `names` is what the player of each seat is called. */
export function headline(
  facts: Readonly<Record<string, unknown>>,
  language: Language,
  names: readonly string[],
): string {
  const { turn, phase, turnPlayer, points, showdown } = facts;
  const game = gameOfMatch(facts, language);
  if (phase === "setUp") return [...game, say(language, "turn", { number: 0 })].join(" · ");
  const fight = showdown as { readonly isCombat: boolean } | null;
  const parts = [
    ...game,
    say(language, "turn", { number: Number(turn) }),
    say(language, "fact turn of", { player: names[Number(turnPlayer)] ?? "" }),
    say(language, `fact ${String(phase)}` as keyof typeof en),
    ...(fight === null ? [] : [say(language, fight.isCombat ? "fact combat" : "fact showdown")]),
    say(language, "fact points", { points: (points as readonly number[]).join(" : ") }),
  ];
  return parts.join(" · ");
}
