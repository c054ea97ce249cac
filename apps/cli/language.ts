import { LANGUAGES, type Language } from "@gyoji/lexicon";

/** The language that is asked for, and whether that is clear or only our guess. */
export interface Chosen {
  readonly language: Language;
  readonly clear: boolean;
  /** What was asked for and is none of ours, or "". */
  readonly unknown: string;
}

/** The language of `--lang`, else of the system's settings, else English. */
export function languageFor(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Chosen {
  const asked = askedFor(args);
  if (asked !== null) {
    const language = LANGUAGES.find((each) => each === asked);
    return { language: language ?? "en", clear: true, unknown: language === undefined ? asked : "" };
  }
  const system = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  const language = LANGUAGES.find((each) => system.startsWith(each));
  return { language: language ?? "en", clear: language !== undefined, unknown: "" };
}

function askedFor(args: readonly string[]): string | null {
  const at = args.findLastIndex((each) => each === "--lang" || each.startsWith("--lang="));
  if (at < 0) return null;
  const [, joined] = (args[at] ?? "").split("=");
  return joined ?? args[at + 1] ?? "";
}
