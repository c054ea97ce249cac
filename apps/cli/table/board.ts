import type { ZoneLook } from "@gyoji/game";
import { type CardView, NONE, type Seat, type View } from "@gyoji/kernel";
import {
  cardInWords,
  counted,
  declaredInWords,
  gameSays,
  type Reader,
  say,
  seatName,
  seatsFrom,
  turnedWord,
  zoneName,
} from "@gyoji/narration";
import { hanging, hangingList, pad, width } from "../text.ts";

/** How the parts of a table are set off from each other. */
export type Paint = (style: "bold" | "dim" | "cyan" | "yellow", text: string) => string;

/** The table as an onlooker sees it: what lies beside the board for each seat, then the board, own side left. */
export function boardInWords(reader: Reader, view: View, columns: number, paint: Paint): string {
  const order = seatsFrom(view.seat === NONE ? 0 : view.seat, reader.names.length);
  const line = paint("dim", "─".repeat(columns));
  return [
    line,
    paint("bold", reader.game.headline(view.facts, reader.language, reader.names)),
    ...order.toReversed().map((seat) => besideInWords(reader, view, seat, columns, paint)),
    ...declaredLines(reader, view, columns),
    line,
    ...columnsInWords(reader, view, order, columns, paint),
    line,
  ].join("\n");
}

function zoneCalled(reader: Reader, name: string, seat: Seat): number {
  return reader.game.zones.findIndex(
    (zone) => zone.name === name && (zone.seat === seat || zone.seat === NONE),
  );
}

/** What waits to be carried out, the next first. */
function declaredLines(reader: Reader, view: View, columns: number): string[] {
  const waiting = reader.game.declared(view.facts);
  if (waiting.length === 0) return [];
  const told = waiting.toReversed().map((each) => {
    const { what, at } = declaredInWords(reader, view, each);
    return at === "" ? what : say(reader.language, "noted", { what, note: at });
  });
  return [hangingList(`${gameSays(reader, "declared")}: `, told, columns)];
}

/** Counts in one line, and a line for each zone whose cards are shown. */
function besideInWords(reader: Reader, view: View, seat: Seat, columns: number, paint: Paint): string {
  const counts: string[] = [];
  const lists: string[] = [];
  for (const { zone: name, look } of reader.game.layout.beside) {
    const zone = zoneCalled(reader, name, seat);
    const cards = view.zones[zone] ?? [];
    const listed = look === "cards" && cards.some((card) => card.shown);
    if (!listed) counts.push(countInWords(reader, zone, cards, look));
    else
      lists.push(
        hangingList(
          `  ${say(reader.language, "noted", { what: zoneName(reader, zone), note: String(cards.length) })}: `,
          listInWords(reader, zone, cards),
          columns,
        ),
      );
  }
  const figures = reader.game.seatFigures(view.facts, seat, reader.language, reader.names);
  const told = [...(figures === "" ? [] : [figures]), ...counts];
  const head = hangingList(`${seatLabel(reader, seat)}  `, told, columns);
  return [head.replace(seatLabel(reader, seat), (label) => paint("cyan", label)), ...lists].join("\n");
}

function seatLabel(reader: Reader, seat: Seat): string {
  const plain = say(reader.language, "player", { number: seat + 1 });
  const name = seatName(reader, seat);
  return name === plain ? plain : say(reader.language, "named player", { name, player: plain });
}

function countInWords(reader: Reader, zone: number, cards: readonly CardView[], look: ZoneLook): string {
  const turned = cards.filter((card) => card.turned).length;
  const top = cards.at(-1);
  const notes = [
    ...(look === "stack" && top?.shown ? [cardInWords(reader, zone, top)] : []),
    ...(turned > 0
      ? [say(reader.language, "turned count", { count: turned, turned: turnedWord(reader, zone) })]
      : []),
  ];
  const count = `${zoneName(reader, zone)} ${cards.length}`;
  return notes.length === 0 ? count : say(reader.language, "noted", { what: count, note: notes.join(", ") });
}

function listInWords(reader: Reader, zone: number, cards: readonly CardView[]): string[] {
  return counted(cards.map((card) => cardInWords(reader, zone, card))).map(([name, count]) =>
    count === 1 ? name : say(reader.language, "times", { name, count }),
  );
}

/** A row for each column of the board, the seats side by side. */
function columnsInWords(
  reader: Reader,
  view: View,
  order: readonly Seat[],
  columns: number,
  paint: Paint,
): string[] {
  const label = labelWidth(reader, view, order[0] ?? 0);
  const cell = Math.floor((columns - label) / order.length) - 2;
  const heads = order.map((seat) => pad(seatName(reader, seat), cell)).join("  ");
  return [
    paint("cyan", `${" ".repeat(label)}${heads}`.trimEnd()),
    ...reader.game.layout.columns.flatMap((column) => {
      const [near = 0] = order;
      const cells = order.map((seat) => [
        ...calledOtherwise(reader, near, seat, column),
        ...cellInWords(reader, view, seat, column, cell),
      ]);
      const name = columnHead(reader, view, near, column);
      return sideBySide([name, ...cells], [label - 2, ...cells.map(() => cell)]);
    }),
  ];
}

const WIDEST_LABEL = 26;

function labelWidth(reader: Reader, view: View, seat: Seat): number {
  const names = reader.game.layout.columns.flatMap((column) =>
    columnHead(reader, view, seat, column).map((line) => width(line)),
  );
  return Math.min(WIDEST_LABEL, Math.max(0, ...names)) + 2;
}

/** What a column is called, and below it the card that names it and what else the game says of it. */
function columnHead(reader: Reader, view: View, seat: Seat, column: number): string[] {
  const { heads } = reader.game.layout;
  const name = columnName(reader, seat, column);
  const zone = zoneCalled(reader, heads.replace("{}", String(column)), NONE);
  const cards = (view.zones[zone] ?? []).filter(({ shown }) => shown);
  const figures = reader.game.columnFigures(view.facts, column, reader.language, reader.names);
  const told = [...cards.map((card) => cardInWords(reader, zone, card)), figures].filter(
    (each) => each !== "",
  );
  return [name, ...told].flatMap((line) => hanging("", line, WIDEST_LABEL).split("\n"));
}

/** A column is called like its zone of the main row. */
function columnName(reader: Reader, seat: Seat, column: number): string {
  const [main] = zonesIn(reader, seat, column);
  return main === undefined ? "" : zoneName(reader, main.zone);
}

/** What a column is called for a seat, where that is not what it is called for the near one. */
function calledOtherwise(reader: Reader, near: Seat, seat: Seat, column: number): string[] {
  const name = columnName(reader, seat, column);
  return name === columnName(reader, near, column) ? [] : [`${name}:`];
}

/** The zones of a seat in a column, that of stacks first: it is what a board is about, the others add to it. */
function zonesIn(reader: Reader, seat: Seat, column: number): { zone: number; look: ZoneLook }[] {
  return reader.game.layout.rows
    .toSorted((a, b) => Number(b.look === "stack") - Number(a.look === "stack"))
    .map(({ zone, look }) => ({ zone: zoneCalled(reader, zone.replace("{}", String(column)), seat), look }))
    .filter(({ zone }) => zone !== NONE);
}

function cellInWords(reader: Reader, view: View, seat: Seat, column: number, columns: number): string[] {
  const lines = zonesIn(reader, seat, column).flatMap(({ zone, look }, row) => {
    const cards = cardsOf(reader, view, zone, seat);
    if (cards.length === 0) return [];
    return zoneLines(reader, zone, cards, look).map((text) => hanging(row === 0 ? "" : "+ ", text, columns));
  });
  return lines.length === 0 ? [say(reader.language, "empty")] : lines.flatMap((text) => text.split("\n"));
}

/** The cards of a zone; of one that is nobody's own those of a seat. */
function cardsOf(reader: Reader, view: View, zone: number, seat: Seat): readonly CardView[] {
  const cards = view.zones[zone] ?? [];
  if (reader.game.zones[zone]?.seat !== NONE) return cards;
  return cards.filter((card) => card.shown && reader.game.cardSeat(card) === seat);
}

function zoneLines(reader: Reader, zone: number, cards: readonly CardView[], look: ZoneLook): string[] {
  const top = cards.at(-1);
  switch (look) {
    case "count":
      return [countInWords(reader, zone, cards, look)];
    case "cards":
      return cards.map((card) => cardInWords(reader, zone, card));
    case "ordered": {
      const named = cards.toReversed().map((card) => cardInWords(reader, zone, card));
      if (named.length < 2) return named;
      return named.map((card, above) => say(reader.language, "ordered card", { place: above + 1, card }));
    }
    case "stack": {
      if (top === undefined) return [];
      const name = cardInWords(reader, zone, top);
      const under = cards.length - 1;
      return [
        under === 0
          ? name
          : say(reader.language, "noted", {
              what: name,
              note: say(reader.language, "under", { count: under }),
            }),
      ];
    }
  }
}

function sideBySide(cells: readonly (readonly string[])[], widths: readonly number[]): string[] {
  const height = Math.max(...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, row) =>
    cells
      .map((cell, at) => pad(cell[row] ?? "", widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
