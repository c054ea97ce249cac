import { LANGUAGES, type Language } from "@gyoji/lexicon/language";
import { keep, kept } from "./kept.ts";
import { type Store, storeOf } from "./store.ts";

export const THEMES = ["system", "light", "dark"] as const;
/** How fast things move; `off` shows only what is so. */
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export const TEXT_SIZES = ["normal", "large", "larger"] as const;
/** What happens when there is only one answer: the page gives it, gives it after the same pause as always, or asks. */
export const FORCED = ["pass", "pause", "ask"] as const;

/** How a player wants the page to be. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly forced: (typeof FORCED)[number];
  /** Questions (keys of the game's messages) that are asked even if there is only one answer, as `game ask`. */
  readonly stops: readonly string[];
  /** Whether ending a step or passing must be confirmed while something else can be done. */
  readonly confirmEnd: boolean;
  readonly sound: boolean;
  /** Whether single letters and digits do something at the table. */
  readonly keys: boolean;
}

/** Where one stops in a game, as it is kept among the `stops`. */
export function stopAt(game: string, name: string): string {
  return `${game} ${name}`;
}

/** Where one stops in a game, by name. */
export function stopsIn({ stops }: Pick<Settings, "stops">, game: string): string[] {
  const before = stopAt(game, "");
  return stops.flatMap((stop) => (stop.startsWith(before) ? [stop.slice(before.length)] : []));
}

/** Milliseconds that a card takes to move, by speed. */
export const MOVING: Readonly<Record<Settings["speed"], number>> = {
  slow: 700,
  normal: 360,
  fast: 160,
  off: 0,
};

/** The settings of this browser. */
export const settings: Store<Settings> = storeOf(readSettings(kept("settings")));

/** Changes some settings and keeps them. */
export function change(changed: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...changed });
  keep("settings", settings.get());
}

function readSettings(found: unknown): Settings {
  const read = new Map(typeof found === "object" && found !== null ? Object.entries(found) : []);
  const one = <T extends string>(name: string, values: readonly T[], usual: T): T =>
    values.find((value) => value === read.get(name)) ?? usual;
  const stops: unknown = read.get("stops");
  return {
    language: one("language", LANGUAGES, languageOf(navigator.languages)),
    theme: one("theme", THEMES, "system"),
    speed: one("speed", SPEEDS, "normal"),
    textSize: one("textSize", TEXT_SIZES, "normal"),
    forced: one("forced", FORCED, "pass"),
    stops: Array.isArray(stops) ? stops.filter((each) => typeof each === "string") : [],
    confirmEnd: read.get("confirmEnd") === true,
    sound: read.get("sound") === true,
    keys: read.get("keys") !== false,
  };
}

/** The first of the browser's languages that is one of ours, else English. */
function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}
