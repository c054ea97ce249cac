import { useLayoutEffect, useRef, useState } from "react";

type Actions = Readonly<Record<string, (...given: never[]) => void>>;

/** Actions that stay the same objects though what they do is what was given last. */
export function useLatest<A extends object>(actions: A): A {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const through = Object.keys(actions).map((name) => [
      name,
      (...given: never[]) => (latest.current as Actions)[name]?.(...given),
    ]);
    return Object.fromEntries(through) as A;
  });
  return stable;
}
