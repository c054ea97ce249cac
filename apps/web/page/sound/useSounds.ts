import type { GamePresentation } from "@gyoji/game";
import { useEffect, useRef } from "react";
import type { TableState } from "../state/table.ts";
import { soundOfAll } from "./ofEvents.ts";
import { playSound } from "./sound.ts";

/** Lets what happens at a table be heard; what had happened when one came to it is silent. */
export function useSounds({ sounds }: GamePresentation, { log, now }: TableState): void {
  const heard = useRef(log.length);
  useEffect(() => {
    const news = log.slice(Math.min(heard.current, log.length));
    heard.current = log.length;
    const sound = soundOfAll(sounds, news, now.view.outcome !== null && news.length > 0);
    if (sound !== null) playSound(sound);
  }, [sounds, log, now]);
}
