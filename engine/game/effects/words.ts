import type { State } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import type { effectCategories } from "./categories.ts";
import type { Names } from "./effect.ts";
import type { Flow } from "./flow.ts";

/** The phrases that join effects alike in the games that have them: and then, you may, if. */
export function flowWords<S extends State, X extends Names>(
  { condition, effect, effects }: ReturnType<typeof effectCategories<S, X>>,
  { inTurn, optional, onlyIf }: Pick<Flow<S, X>, "inTurn" | "optional" | "onlyIf">,
): readonly Entry[] {
  return [
    entry(
      effects,
      "and then",
      { one: effect, more: effects },
      {
        en: ["{one}, then {more}", "{one}. Then, {more}"],
        th: "{one} จากนั้น{more}",
        ja: "{one}。その後、{more}",
      },
      ({ one, more }) => inTurn(one, more),
    ),
    entry(
      effects,
      "you may",
      { does: effect },
      { en: "you may {does}", th: "สามารถ{does}ได้", ja: "{does}ことができる" },
      ({ does }) => optional(does),
    ),
    entry(
      effects,
      "you may, if you do",
      { does: effect, more: effects },
      {
        en: "you may {does}. If you do, {more}",
        th: "สามารถ{does}ได้ ถ้าทำเช่นนั้น {more}",
        ja: "{does}ことができる。そうした場合、{more}",
      },
      ({ does, more }) => optional(inTurn(does, more)),
    ),
    entry(
      effects,
      "if",
      { met: condition, does: effect },
      { en: "{does} if {met}", th: "{does} เฉพาะเมื่อ{met}", ja: "{met}場合に限り、{does}" },
      ({ met, does }) => onlyIf(met, does),
    ),
  ];
}
