import "./settings.css";
import { MOVING, settings } from "../state/settings.ts";

/** Lets the whole page follow the settings, now and whenever they change. */
export function applySettings(): void {
  apply();
  settings.subscribe(apply);
}

function apply(): void {
  const { language, theme, textSize, speed } = settings.get();
  const root = document.documentElement;
  root.lang = language;
  root.dataset["theme"] = theme;
  root.dataset["text"] = textSize;
  // What a system that asks for less motion has set in the style sheet stays.
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) root.style.removeProperty("--motion");
  else root.style.setProperty("--motion", String(MOVING[speed] / MOVING.normal));
}
