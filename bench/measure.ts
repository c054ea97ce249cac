/**
 * Runs `work` for about `milliseconds` of this process's own time and returns how many units of it (what it returns,
 * summed) it did a second. What else the machine does is not counted.
 */
export function perSecond(milliseconds: number, work: (round: number) => number): number {
  const begin = spent();
  let units = 0;
  let round = 0;
  let now = begin;
  while (now - begin < milliseconds) {
    for (let each = 0; each < 8; each++) units += work(round++);
    now = spent();
  }
  return (units * 1000) / (now - begin);
}

function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The best of several measurements: the one that the rest of the machine disturbed least. */
export function best(values: readonly number[]): number {
  return Math.max(...values);
}
