/* Texts of card lists as the lexicon reads them: without mark-up for the eye. */

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  mdash: "—",
  ndash: "–",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
};

/** Tags that only say how a text looks. Any other tag is left to stand: no card is printed with it. */
const LOOKS = /<\/?(?:b|strong|i|em|u|span|font|small)(?:\s[^<>]*)?>/giu;
const BREAKS = /<br\s*\/?>|<\/(?:p|div|li)>/giu;
const OPENS = /<(?:p|div|li|ul|ol)(?:\s[^<>]*)?>|<\/(?:ul|ol)>/giu;

/** What is printed on a card, one paragraph a line. */
export function cardText(written: string): string {
  return written
    .replace(BREAKS, "\n")
    .replace(OPENS, "")
    .replace(LOOKS, "")
    .replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/giu, (whole, code?: string, name?: string) => {
      if (code !== undefined) return String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff));
      return ENTITIES[(name ?? "").toLowerCase()] ?? whole;
    })
    .replace(/\r\n?|\\n/gu, "\n")
    .split("\n")
    .map((line) => line.replace(/[ \t\u00a0]+/gu, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

/** What a card that names itself does, and how it says that of itself. */
const OF_ITSELF: Readonly<Record<string, string>> = {
  is: "I'm",
  has: "I have",
  gets: "I get",
  attacks: "I attack",
  defends: "I defend",
  conquers: "I conquer",
  holds: "I hold",
  moves: "I move",
  dies: "I die",
  enters: "I enter",
  costs: "I cost",
};
const TO_ITSELF =
  "play|kill|banish|recycle|recall|return|ready|exhaust|buff|stun|heal|move|give|choose|discard|attach|to";
/** A verb may begin a sentence; a name is written as it is, or any word could be one. */
const VERBS = TO_ITSELF.replace(/\b\w/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** golden.4 A text of a card that names it by its name, or by its name without the title: of itself it says I and me. */
export function inFirstPerson(text: string, name: string): string {
  const [short = name] = name.split(", ");
  return [...new Set([name, short])].reduce((before, called) => {
    const itself = called.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
    const does = new RegExp(`(?<![\\w’'-])${itself} (${Object.keys(OF_ITSELF).join("|")})\\b`, "gu");
    const isDone = new RegExp(
      `\\b(${VERBS}) ${itself}(?=[\\s,.;:]|$)(?! (?:unit|gear|spell|card|token))`,
      "gu",
    );
    return before
      .replace(does, (whole, verb: string) => OF_ITSELF[verb] ?? whole)
      .replace(isDone, (_whole, verb: string) => `${verb} me`);
  }, text);
}

/** Signs that no card is printed with: they control terminals and turn writing round. */
export const CONTROL = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

const NOTES =
  /\s*\((?:alternate art|overnumbered|signature|signed|starter|promo|showcase|metal|foil|launch|\d{1,3})[^()]*\)\s*$/iu;

/** A card's full name (parts.2): without what is said of its printing, the title behind a comma. */
export function fullNameOf(written: string): string {
  let name = written.replace(/\s+/gu, " ").trim();
  while (NOTES.test(name)) name = name.replace(NOTES, "");
  return name.replace(/ [-–—] /u, ", ");
}

/** A name as it is compared: without case, accents and signs. */
export function foldedName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
