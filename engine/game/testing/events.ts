import { expect, test } from "vitest";

/** The events of a game, and what of them its texts speak of. */
export interface Spoken {
  /** The kinds of all events. */
  readonly events: readonly string[];
  /** The kinds that phrases wait for. */
  readonly waitedFor: readonly string[];
  /** The kinds that phrases replace. */
  readonly replaced: readonly string[];
  /** Those that no phrase waits for, and why. */
  readonly unnamed: Readonly<Record<string, string>>;
  /** Those that the engine raises. */
  readonly byEngine: readonly string[];
  /** The code that raises events. */
  readonly code: string;
}

/** Tests that what texts speak of happens, and that what happens can be spoken of unless there is a reason. */
export function testEvents({ events, waitedFor, replaced, unnamed, byEngine, code }: Spoken): void {
  const isRaised = (kind: string): boolean => code.includes(`"${kind}"`) || byEngine.includes(kind);

  test("what a phrase waits for or replaces is an event, and something raises it", () => {
    const spoken = [...waitedFor, ...replaced];
    expect(spoken.filter((kind) => !events.includes(kind) || !isRaised(kind))).toEqual([]);
  });

  test("every event can be waited for, or there is a reason", () => {
    const others = events.filter((kind) => !waitedFor.includes(kind));
    expect(others.toSorted()).toEqual(Object.keys(unnamed).toSorted());
  });

  test("every event is raised by something", () => {
    expect(events.filter((kind) => !isRaised(kind))).toEqual([]);
  });
}
