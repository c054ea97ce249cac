import { optionChoices } from "@gyoji/files";
import type { GameModule } from "@gyoji/game";
import { failure } from "./failure.ts";

/** The options of a match: the game's usual ones with those that are written as `name=value`. */
export function optionsWith(
  module: GameModule,
  written: readonly string[],
  usual: (option: GameModule["options"][number]) => string,
): Record<string, string> {
  const options = Object.fromEntries(module.options.map((option) => [option.name, usual(option)]));
  for (const each of written) {
    const [name = "", value = ""] = each.split("=");
    const known = module.options.find((option) => option.name === name);
    if (known === undefined || !known.values.includes(value))
      throw failure("failed option", { written: each, options: optionChoices(module).join(", ") });
    options[name] = value;
  }
  return options;
}
