/*
 * A match is played in one tab at a time: each tab holds a lock named after its match, and another tab can take it.
 */

let release: (() => void) | null = null;

/**
 * Holds a match for this tab until another tab takes it.
 * @param steal whether to take it from another tab
 * @returns whether this tab holds it; browsers without locks hold everything
 */
export async function holdMatch(id: string, steal: boolean, onTaken: () => void): Promise<boolean> {
  releaseMatch();
  if (!("locks" in navigator)) return true;
  return new Promise((held) => {
    const options = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`gyoji.match.${id}`, options, (lock) => {
        held(lock !== null);
        if (lock === null) return undefined;
        return new Promise<void>((done) => {
          release = done;
        });
      })
      .catch(onTaken);
  });
}

/** Lets go of the match that this tab holds. */
export function releaseMatch(): void {
  release?.();
  release = null;
}
