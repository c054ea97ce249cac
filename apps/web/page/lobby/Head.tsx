import { useState } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { useSay } from "../say.ts";
import { SettingsDialog } from "../settings/SettingsDialog.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

/** What this is, in which language, and how it is to be. */
export function Head() {
  const say = useSay();
  const [sets, setSets] = useState(false);
  return (
    <header className="lobby-head">
      <div className="lobby-tools">
        <LanguageSwitch />
        <button type="button" className="icon-button" onClick={() => setSets(true)}>
          <Glyph name="settings" />
          <span className="visually-hidden">{say("settings")}</span>
        </button>
      </div>
      <h1>
        Gyoji <span lang="ja">行司</span>
      </h1>
      <p>{say("what this is")}</p>
      <SettingsDialog open={sets} onClose={() => setSets(false)} game={null} />
    </header>
  );
}
