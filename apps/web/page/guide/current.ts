import type { GamePresentation } from "@gyoji/game";
import type { EventView, View } from "@gyoji/kernel";
import { findCard, turnIn } from "@gyoji/narration";
import type { Guide, GuideStep, Suggestion } from "./guide.ts";

/** What a guide looks at. */
export interface Situation {
  readonly game: Pick<GamePresentation, "turns">;
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

/** What the guide would choose now; null if it has no opinion. */
export function suggestionNow(
  { suggestions }: Guide,
  { game, view }: Omit<Situation, "log">,
): Suggestion | null {
  const now = turnIn(game, view.facts);
  return suggestions.find(({ turn, ask }) => turn === now && ask === view.decision?.ask) ?? null;
}

/** The index of the option that is suggested; -1 if it is not offered. */
export function optionSuggested(view: View, { card, way }: Suggestion): number {
  return (view.decision?.options ?? []).findIndex(
    (option) =>
      (option.kind === "card" || option.kind === "use") &&
      (option.kind === "use" ? option.way : "") === way &&
      findCard(view, option.card)?.view.id === card,
  );
}
