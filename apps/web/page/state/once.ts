/**
 * What is fetched when somebody first asks for it, and then is there for everybody. If that fails, who asks next has it
 * fetched again.
 */
export function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | null = null;
  return () => {
    fetched ??= fetch().catch((fault: unknown) => {
      fetched = null;
      throw fault;
    });
    return fetched;
  };
}
