import { useEffect, useRef } from "react";
import type { TableState } from "../state/table.ts";
import { soundOfAll } from "./ofEvents.ts";
import { playSound } from "./sound.ts";

/** Lets what happens at a table be heard; what had happened when one came to it is silent. */
export function useSounds({ log, seen, now }: TableState): void {
  const heard = useRef(now);
  useEffect(() => {
    if (heard.current === now) return;
    heard.current = now;
    const news = log.slice(seen);
    const sound = soundOfAll(news, now.view.outcome !== null && news.length > 0);
    if (sound !== null) playSound(sound);
  }, [log, seen, now]);
}
