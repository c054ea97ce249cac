/*
 * What the page keeps in this browser. It may be full, switched off, or changed by another version: reading never
 * fails, and writing tells whether it worked.
 */

/** What is kept under a name; null if there is nothing that can be read. */
export function kept(name: string): unknown {
  try {
    const text = localStorage.getItem(`gyoji.${name}`);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps a value under a name; null removes it. Returns whether it is kept. */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(`gyoji.${name}`);
    else localStorage.setItem(`gyoji.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
