import type { Language } from "@gyoji/lexicon";
import { format, type Values } from "@gyoji/narration";
import type { Io } from "./io.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

export type MessageKey = keyof typeof en;
/** Says a message of the command in the user's language. */
export type Say = (key: MessageKey, values?: Values) => string;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, th, ja };

/** The voice of the command in a language; it tells to type the command as it was started. */
export function speaker(language: Language, env: Io["env"] = {}): Say {
  const catalogue = CATALOGUES[language];
  const gyoji = commandToType(env);
  return (key, values = {}) => format(catalogue[key], language, { gyoji, ...values });
}

const SCRIPT = "gyoji";

/** What stands before the arguments: npm, which started it from a clone, takes them after two dashes. */
function commandToType(env: Io["env"]): string {
  return env["npm_lifecycle_event"] === undefined ? SCRIPT : `npm run ${SCRIPT} --`;
}
