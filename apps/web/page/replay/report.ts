import manifest from "../../package.json" with { type: "json" };
import { settings } from "../state/settings.ts";
import { download } from "./download.ts";

/** Gives the player a file with all that is needed to look into a problem; nothing is sent. */
export function reportFile(text: string): void {
  const report = {
    gyoji: "report",
    version: manifest.version,
    browser: navigator.userAgent,
    settings: settings.get(),
    match: parsed(text),
  };
  download("gyoji-report.json", `${JSON.stringify(report, null, 2)}\n`);
}

/** The match file, or its text if it cannot be read: then that is the problem. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
