/** How many letters to add, drop, change or swap to turn the expected letters into a beginning of the text. */
export function distanceToPrefix(expected: string, text: string): number {
  const rows = [Array.from({ length: text.length + 1 }, (_, column) => column)];
  const cost = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= expected.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= text.length; column++) {
      const same = expected[row - 1] === text[column - 1] ? 0 : 1;
      const swapped = expected[row - 1] === text[column - 2] && expected[row - 2] === text[column - 1];
      rows[row]?.push(
        Math.min(
          cost(row - 1, column) + 1,
          cost(row, column - 1) + 1,
          cost(row - 1, column - 1) + same,
          swapped ? cost(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return Math.min(...(rows[expected.length] ?? []));
}
