/*
 * A match is played in one tab at a time: each tab holds a lock named after its match, and another tab can take it.
 */

/** Lets go of the match that this tab holds; what it returns is settled once it is free. */
let release: (() => Promise<void>) | null = null;

/**
 * Holds a match for this tab until another tab takes it.
 * @param steal whether to take it from another tab
 * @returns whether this tab holds it; browsers without locks hold everything
 */
export async function holdMatch(id: string, steal: boolean, onTaken: () => void): Promise<boolean> {
  await releaseMatch();
  if (!("locks" in navigator)) return true;
  return new Promise((held) => {
    const options = steal ? { steal: true } : { ifAvailable: true };
    const hold = navigator.locks.request(`gyoji.match.${id}`, options, (lock) => {
      held(lock !== null);
      if (lock === null) return undefined;
      return new Promise<void>((done) => {
        release = async () => {
          done();
          await hold;
        };
      });
    });
    hold.catch(onTaken);
  });
}

let released: Promise<void> = Promise.resolve();

/** Lets go of the match that this tab holds. */
export function releaseMatch(): Promise<void> {
  if (release !== null) released = release().catch(() => undefined);
  release = null;
  return released;
}

/** Whether some tab of this browser plays a match. */
export async function isMatchHeld(): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name?.startsWith("gyoji.match.") === true);
}
