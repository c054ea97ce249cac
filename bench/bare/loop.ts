/*
 * What the bare loops share: dice that cost next to nothing, and courses that stop at each decision.
 */

/** A decision of a bare loop. */
interface Asked {
  readonly options: readonly unknown[];
}

/** Rules as one course, which is handed the index of each option chosen. */
export type Course<R> = Generator<Asked, R, number>;

/** Stops for a choice, where there is one. */
export function* ask<T>(options: readonly T[]): Course<T> {
  if (options.length === 1) return options[0] as T;
  const index = yield { options };
  return options[index] as T;
}

/** Goes through a course with random choices; returns how many there were. */
export function playOut(course: Course<void>, choices: Xorshift): number {
  let decisions = 0;
  let asked = course.next();
  while (asked.done !== true) {
    decisions++;
    asked = course.next(choices.next(asked.value.options.length));
  }
  return decisions;
}

/** A small fast generator, so that the loop is not slowed by its dice. */
export class Xorshift {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0 || 1;
  }

  next(sides: number): number {
    let bits = this.state;
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    this.state = bits;
    return (bits >>> 0) % sides;
  }
}

export function shuffle<T>(random: Xorshift, cards: T[]): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = random.next(last + 1);
    const card = cards[last] as T;
    cards[last] = cards[other] as T;
    cards[other] = card;
  }
}

/** Takes a card out of where it lies. */
export function take<T>(cards: T[], card: T): void {
  cards.splice(cards.indexOf(card), 1);
}
