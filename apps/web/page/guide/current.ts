import type { GamePresentation } from "@gyoji/game";
import type { EventView, OptionView, View } from "@gyoji/kernel";
import { findCard, turnIn } from "@gyoji/narration";
import type { Choice, Guide, GuideStep, Suggestion } from "./guide.ts";

/** What a guide looks at. */
export interface Situation {
  readonly game: Pick<GamePresentation, "turns" | "zones">;
  readonly view: View;
  readonly log: readonly EventView[];
}

/** The step to show: what is to be chosen now comes before what has happened. Null if there is nothing new to say. */
export function currentStep(guide: Guide, seen: readonly string[], now: Situation): GuideStep | null {
  const due = guide.steps.filter((step) => !seen.includes(step.key) && isDue(step, now));
  return due.find(({ when }) => when.kind === "choice") ?? due[0] ?? null;
}

/** A question with one answer is no choice: it passes by itself. */
function isDue({ when }: GuideStep, { game, view, log }: Situation): boolean {
  if (turnIn(game, view.facts) < when.from) return false;
  switch (when.kind) {
    case "choice":
      return view.decision?.ask === when.ask && view.decision.options.length > 1;
    case "event":
      return log.some(({ kind }) => kind === when.event);
  }
}

/** A suggestion that is offered now, and which of the options it is. */
interface Suggested {
  readonly suggestion: Suggestion;
  readonly index: number;
}

/** What the guide would choose now; null if it has no opinion, or what it thinks of is not offered. */
export function suggestedNow(
  { suggestions }: Pick<Guide, "suggestions">,
  { game, view }: Omit<Situation, "log">,
): Suggested | null {
  const now = turnIn(game, view.facts);
  const offered = suggestions
    .filter(({ turn, ask, about }) => turn === now && isAsked(view, ask, about))
    .map((suggestion) => ({ suggestion, index: indexOf(game, view, suggestion.choice) }));
  return offered.find(({ index }) => index >= 0) ?? null;
}

function isAsked(view: View, ask: string, about: string): boolean {
  const { decision } = view;
  if (decision?.ask !== ask) return false;
  return about === "" || findCard(view, decision.about)?.view.id === about;
}

/** The index of the option that is meant; -1 if it is not offered. */
function indexOf(game: Situation["game"], view: View, choice: Choice): number {
  return (view.decision?.options ?? []).findIndex((option) => isMeant(game, view, option, choice));
}

function isMeant(game: Situation["game"], view: View, option: OptionView, choice: Choice): boolean {
  switch (choice.kind) {
    case "card":
      if (option.kind !== "card" && option.kind !== "use") return false;
      return (
        (option.kind === "use" ? option.way : "") === choice.way &&
        findCard(view, option.card)?.view.id === choice.card
      );
    case "zone":
      return option.kind === "zone" && game.zones[option.zone]?.name === choice.zone;
    case "word":
      return option.kind === "word" && option.word === choice.word;
    case "number":
      return option.kind === "number" && option.number === choice.number;
  }
}
