import { FileError } from "@gyoji/files";
import type { ListRecord } from "@gyoji/files/lists";
import { hashOf } from "@gyoji/kernel";
import { type CardType, DOMAINS, type Domain } from "../definition.ts";
import { BATTLEFIELD_TOKENS, TOKENS } from "../tokens.ts";
import { CONTROL, cardText, fullNameOf, inFirstPerson } from "./cardText.ts";
import { cardNumber, numberText } from "./codes.ts";
import { type Fields, fieldName, fieldsOf, firstOf, textOf, wordsOf } from "./fields.ts";

/** What a record of a card list says of a printing of a card. */
export interface Facts {
  readonly record: ListRecord;
  /** The number of the printing, and that of the printing that it is a variant of. */
  readonly print: string;
  readonly base: string;
  readonly isVariant: boolean;
  readonly set: string;
  readonly name: string;
  readonly types: readonly CardType[];
  readonly champion: boolean;
  readonly signature: boolean;
  /** Whether it is a token, which the game has itself. */
  readonly token: boolean;
  readonly tags: readonly string[];
  readonly domains: readonly Domain[];
  readonly cost: number;
  readonly power: number;
  readonly might: number;
  readonly mightBonus: number;
  readonly text: string;
  readonly effectText: string;
  readonly banned: boolean;
}

const CODES = [
  "code",
  "cardcode",
  "publiccode",
  "riftboundid",
  "cardnumber",
  "variantnumber",
  "collectorcode",
  "id",
];
const NAMES = ["cardname", "fullname", "name", "title"];
const TYPES = ["type", "types", "classification.type", "cardtype", "cardtypelabels"];
const SUPERTYPES = ["supertype", "supertypes", "classification.supertype"];
const DOMAIN = ["domains", "domain", "classification.domain", "colors", "color", "faction"];
/** What has been corrected comes first, then what is printed. */
const TEXTS = [
  "currenttext",
  "abilityeffective",
  "errata.new",
  "errata.text",
  "abilitycorrected",
  "text.rich",
  "text.plain",
  "text",
  "abilityoriginal",
  "ability",
  "rulestext",
  "description",
];
const EFFECT_TEXTS = ["currenteffecttext", "effecttext", "text.effect"];
const VARIANTS = [
  "isvariant",
  "metadata.alternateart",
  "metadata.overnumbered",
  "metadata.signature",
  "alternateart",
];

const LONGEST_NAME = 100;
const LONGEST_TEXT = 2000;
const MOST = 99;
const MOST_POWER = 9;
const MOST_TAGS = 8;
const LONGEST_TAG = 40;

const CARD_TYPES = [
  "unit",
  "gear",
  "spell",
  "rune",
  "battlefield",
  "legend",
] as const satisfies readonly CardType[];

/** Whether a record looks as if it were of a card of this game at all. */
export function isOfGame({ fields: record }: ListRecord): boolean {
  return typesOf(fieldsOf(record)).length > 0;
}

/** tokens.7, tokens.8, tokens.9 What the game has itself. */
const GAMES_OWN = new Set([...TOKENS, ...BATTLEFIELD_TOKENS].map(({ names, type }) => `${type} ${names.en}`));

/**
 * What a record says of a card.
 * @throws FileError when something is missing, or not as it can be on a card
 */
export function factsOf(record: ListRecord): Facts {
  const fields = fieldsOf(record.fields);
  const name = nameOf(record, fields);
  const wrong = (field: string, problem: "missing" | "wrong" | "control"): FileError =>
    new FileError({ kind: `list card ${problem}`, file: record.file, ...record.place(), card: name, field });
  const number = (field: string, most: number): number | undefined => {
    const written = firstOf(fields, [field, `attributes.${field}`, ...(MORE_NUMBERS[field] ?? [])]);
    if (written === undefined) return undefined;
    const value = typeof written === "string" && /^\s*\d{1,3}\s*$/u.test(written) ? Number(written) : written;
    if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > most)
      throw wrong(field, "wrong");
    return value;
  };
  const text = (field: string, names: readonly string[]): string => {
    if (isNoText(record, fields, names)) throw wrong(field, "wrong");
    const written = textOf(fields, names) ?? "";
    if (CONTROL.test(written)) throw wrong(field, "control");
    const found = cardText(written);
    if (found.length > LONGEST_TEXT) throw wrong(field, "wrong");
    return found;
  };
  const types = typesOf(fields);
  if (types.length === 0) throw wrong("type", hasAny(fields, TYPES) ? "wrong" : "missing");
  const labels = labelsOf(fields);
  const token = labels.includes("token") || types.some((type) => GAMES_OWN.has(`${type} ${name}`));
  const codes = codesOf(record.file, fields, token);
  if (codes === null) throw wrong("code", "missing");
  const needs = (field: "energy" | "might", value: number | undefined, of: readonly CardType[]): number => {
    if (value === undefined && !token && types.some((type) => of.includes(type)))
      throw wrong(field, "missing");
    return value ?? 0;
  };
  const might = number("might", MOST);
  const isUnit = types.includes("unit");
  const domains = wordsOf(firstOf(fields, DOMAIN)).map((word) => word.toLowerCase());
  if (domains.some((word) => word !== "colorless" && word !== "none" && !isDomain(word)))
    throw wrong("domains", "wrong");
  const tags = wordsOf(firstOf(fields, ["tags", "tag"])).filter((tag) => tag !== "");
  if (tags.length > MOST_TAGS || tags.some((tag) => tag.length > LONGEST_TAG || CONTROL.test(tag)))
    throw wrong("tags", "wrong");
  return {
    record,
    ...codes,
    name,
    types,
    champion: labels.includes("champion") && isUnit,
    signature: labels.includes("signature"),
    token,
    tags,
    domains: domains.filter(isDomain),
    cost: needs("energy", number("energy", MOST), ["unit", "spell", "gear"]),
    power: number("power", MOST_POWER) ?? 0,
    might: isUnit ? needs("might", might, ["unit"]) : 0,
    // Where a list has no field of its own for it, it stands where a unit's Might would.
    mightBonus: number("mightBonus", MOST) ?? (types.includes("gear") && !isUnit ? (might ?? 0) : 0),
    text: inFirstPerson(text("text", TEXTS), name),
    effectText: text("effectText", EFFECT_TEXTS),
    banned: isYes(firstOf(fields, ["banned", "isbanned"])),
  };
}

/** Whether a text is there as something else: a list or a number, or a group without any field that is known. */
function isNoText({ fields: record }: ListRecord, fields: Fields, names: readonly string[]): boolean {
  const first = firstOf(fields, names);
  if (first !== undefined) return typeof first !== "string";
  return Object.entries(record).some(([key, value]) => {
    const name = fieldName(key);
    if (!names.includes(name) || typeof value !== "object" || value === null) return false;
    return !Object.keys(value).some((inner) => names.includes(`${name}.${fieldName(inner)}`));
  });
}

const MORE_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  energy: ["cost", "energycost"],
  might: [],
  power: ["powercost"],
  mightBonus: ["mightbonus", "attributes.mightbonus"],
};

function nameOf(record: ListRecord, fields: Fields): string {
  const subtitle = textOf(fields, ["subtitle"]);
  const written = textOf(fields, NAMES.slice(0, 2));
  const plain = textOf(fields, NAMES);
  const name = fullNameOf(
    written ?? (subtitle === undefined ? (plain ?? "") : `${plain ?? ""}, ${subtitle}`),
  );
  const problem = name === "" ? "missing" : name.length > LONGEST_NAME || CONTROL.test(name) ? "wrong" : null;
  if (problem === null) return name;
  const card = textOf(fields, CODES) ?? "";
  throw new FileError({
    kind: `list card ${problem}`,
    file: record.file,
    ...record.place(),
    card,
    field: "name",
  });
}

function hasAny(fields: Fields, names: readonly string[]): boolean {
  return firstOf(fields, names) !== undefined;
}

/** All words that say what kind of card it is, in small letters. */
function labelsOf(fields: Fields): string[] {
  return [...TYPES, ...SUPERTYPES]
    .flatMap((name) => wordsOf(fields.get(name)))
    .flatMap((word) => word.toLowerCase().split(/\s+/u));
}

function typesOf(fields: Fields): CardType[] {
  const labels = labelsOf(fields);
  return CARD_TYPES.filter((type) => labels.includes(type)).slice(0, 2);
}

function isDomain(word: string): word is Domain {
  return Object.hasOwn(DOMAINS, word);
}

function isYes(value: unknown): boolean {
  return value === true || (typeof value === "string" && /^(?:true|yes|1)$/iu.test(value.trim()));
}

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/u;

/** The number of a printing, of what it is a variant of, and its set; null when the record has none. */
function codesOf(
  file: string,
  fields: Fields,
  token: boolean,
): Pick<Facts, "print" | "base" | "isVariant" | "set"> | null {
  const written = CODES.flatMap((name) => textOf(fields, [name]) ?? []);
  const set = textOf(fields, ["set.setid", "set.id", "setid", "setcode", "set"])?.trim().toUpperCase() ?? "";
  const numbered = written.map(cardNumber).find((each) => each !== null) ?? inSet(fields, set);
  const free = written.find((each) => ID.test(each));
  if (numbered === null && free === undefined && !token) return null;
  const print = numbered === null ? (free ?? "token") : numberText(numbered);
  const base = textOf(fields, ["baseprint", "basecode"]);
  const baseNumber = base === undefined ? null : cardNumber(base);
  return {
    print,
    base: base === undefined ? print : baseNumber === null ? base : numberText(baseNumber),
    isVariant:
      VARIANTS.some((name) => isYes(fields.get(name))) || (numbered !== null && numbered.variant !== ""),
    set: numbered?.set ?? (ID.test(set) ? set : setOfFile(file)),
  };
}

const LONGEST_FILE_SET = 30;

/** The cards of a list without sets are a set by the name of its file; another file's name makes another set. */
function setOfFile(file: string): string {
  const name = (/[^/\\]+$/u.exec(file)?.[0] ?? "").replace(/\.\w{1,5}$/u, "").toUpperCase();
  const plain = name.replace(/[^A-Z0-9._-]+/gu, "-").replace(/^[^A-Z0-9]+/u, "");
  if (plain === name && ID.test(name)) return name;
  return `${plain.slice(0, LONGEST_FILE_SET) || "CARDS-"}${hashOf(name).slice(0, 8)}`;
}

/** The number of a card that stands in fields of their own. */
function inSet(fields: Fields, set: string): ReturnType<typeof cardNumber> {
  const number = firstOf(fields, ["collectornumber", "numbercode", "number"]);
  if (set === "" || (typeof number !== "string" && typeof number !== "number")) return null;
  return cardNumber(`${set}-${number}`);
}
