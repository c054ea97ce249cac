const FEW = 6;
const LONGEST_CYCLE = 60;

/**
 * Lines whose end repeats itself, with a few of the repeated ones and how many more there are.
 * @param more says how many lines are left out
 */
export function withoutRepeats(lines: readonly string[], more: (count: number) => string): readonly string[] {
  for (let cycle = 1; cycle <= LONGEST_CYCLE; cycle++) {
    const start = startOfCycle(lines, cycle);
    const kept = start + Math.ceil(FEW / cycle) * cycle;
    if (lines.length - kept >= FEW && lines.length - start >= 3 * cycle)
      return [...lines.slice(0, kept), more(lines.length - kept)];
  }
  return lines;
}

/** From where on each line is the one that stood a cycle earlier, up to the last line. */
function startOfCycle(lines: readonly string[], cycle: number): number {
  let start = lines.length - cycle;
  while (start > 0 && lines[start - 1] === lines[start - 1 + cycle]) start -= 1;
  return Math.max(0, start);
}
