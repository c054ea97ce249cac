/*
 * A match is played in one tab at a time: each tab holds a lock named after its match, and another tab can take it.
 */

const NAME = "gyoji.match.";

/** A match that this tab holds. */
export interface Hold {
  /** Lets it go; settled once it is free. */
  readonly release: () => Promise<void>;
}

/**
 * Holds a match for this tab until another tab takes it.
 * @param steal whether to take it from another tab
 * @returns null if another tab holds it; browsers without locks hold everything
 */
export async function holdMatch(id: string, steal: boolean, onTaken: () => void): Promise<Hold | null> {
  await leaving;
  if (!("locks" in navigator)) return { release: () => Promise.resolve() };
  return new Promise((answer) => {
    const options = steal ? { steal: true } : { ifAvailable: true };
    const held = navigator.locks.request(NAME + id, options, (lock) => {
      if (lock === null) {
        answer(null);
        return undefined;
      }
      return new Promise<void>((done) => {
        answer({
          release: () => {
            done();
            leaving = held.then(
              () => undefined,
              () => undefined,
            );
            return leaving;
          },
        });
      });
    });
    held.catch(onTaken);
  });
}

/** Settled once what this tab has let go is free: only then can it be held again. */
let leaving: Promise<void> = Promise.resolve();

/** Whether some tab of this browser plays a match. */
export async function isMatchHeld(): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name?.startsWith(NAME) === true);
}
