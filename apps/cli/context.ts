import { styleText } from "node:util";
import type { Language } from "@gyoji/lexicon";
import type { Io } from "./io.ts";
import type { Say } from "./say.ts";
import type { Paint } from "./table/board.ts";

/** What every command works with. */
export interface Context {
  readonly io: Io;
  readonly language: Language;
  readonly say: Say;
}

/** Colours on a terminal, plain text elsewhere. */
export function painter({ io }: Context): Paint {
  return (style, text) => (io.colours ? styleText(style, text) : text);
}

/** Writes lines to the output. */
export function print({ io }: Context, ...lines: readonly string[]): void {
  io.out(lines.map((line) => `${line}\n`).join(""));
}

/** Writes data for a program to the output. */
export function printJson(context: Context, data: unknown): void {
  print(context, JSON.stringify(data, null, 2));
}
