import type { CardType } from "./definition.ts";

/** A kind of token: tokens.7, tokens.8, tokens.9. */
export interface TokenKind {
  readonly names: Readonly<Record<"en" | "th" | "ja", string>>;
  readonly type: CardType;
  readonly might: number;
  readonly tags: readonly string[];
  /** In the card language. */
  readonly text: string;
}

function unit(
  en: string,
  th: string,
  ja: string,
  might: number,
  tags: readonly string[],
  text = "",
): TokenKind {
  return { names: { en, th, ja }, type: "unit", might, tags, text };
}

export const TOKENS: readonly TokenKind[] = [
  unit("Recruit", "ทหารใหม่", "新兵", 1, ["Recruit"]),
  unit("Sprite", "สไปรต์", "スプライト", 3, ["Fae"], "[Temporary]"),
  unit("Sand Soldier", "ทหารทราย", "サンドソルジャー", 2, ["Shurima"]),
  unit("Mech", "เมค", "メカ", 3, ["Mech"]),
  unit("Reflection", "ภาพสะท้อน", "鏡像", 0, []),
  unit("Bird", "นก", "鳥", 1, ["Bird"], "[Deflect]"),
  unit("Tentacle", "หนวด", "触手", 1, ["Bilgewater"]),
  unit(
    "Shadow Clone",
    "ร่างแยกเงา",
    "影分身",
    0,
    [],
    "When I attack, you may banish a unit from your trash. If you do, give me [Assault 4] this turn.",
  ),
  {
    names: { en: "Gold", th: "ทอง", ja: "ゴールド" },
    type: "gear",
    might: 0,
    tags: [],
    text: "[Reaction][>] Kill this, [E]: [Add] [A].",
  },
  {
    names: { en: "Bomb", th: "ระเบิด", ja: "爆弾" },
    type: "gear",
    might: 0,
    tags: [],
    text: "[Deploy]\n[Deathknell][>] Deal 2 to an enemy unit here and kill all other Bombs you control here.",
  },
];

function battlefield(en: string, th: string, ja: string, text: string): TokenKind {
  return { names: { en, th, ja }, type: "battlefield", might: 0, tags: [], text };
}

/** tokens.9 The Battlefield tokens. */
export const BATTLEFIELD_TOKENS: readonly TokenKind[] = [
  battlefield(
    "Brush",
    "พงหญ้า",
    "茂み",
    'Bird units or Cat units or Dog units or Poro units or "Ivern" units here have +1 [M].\nWhen you score here, you may replace this with the battlefield it replaced.',
  ),
  battlefield("Baron Pit", "หลุมบารอน", "バロンの巣", "Units can move here from anywhere."),
];

/** The id of the face of a kind of token. */
export function tokenId({ names }: TokenKind): string {
  return `token ${names.en}`;
}
