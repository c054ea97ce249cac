import "./settings.css";
import type { GamePresentation } from "@gyoji/game";
import { LanguageSwitch } from "../lobby/LanguageSwitch.tsx";
import { Dialog } from "../panels/Dialog.tsx";
import { useSay } from "../say.ts";
import { change, FORCED, SPEEDS, settings, TEXT_SIZES, THEMES } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { Check, Choice } from "./Choice.tsx";
import { Stops } from "./Stops.tsx";

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The game in play, or null outside of one. */
  readonly game: GamePresentation | null;
}

/** How the player wants the page to be; every change counts at once. */
export function SettingsDialog({ open, onClose, game }: SettingsDialogProps) {
  const say = useSay();
  const now = useStore(settings);
  if (!open) return null;
  return (
    <Dialog title={say("settings")} onClose={onClose}>
      <LanguageSwitch />
      <div className="settings-pair">
        <Choice
          label={say("theme")}
          values={THEMES}
          value={now.theme}
          nameOf={(theme) => say(`theme ${theme}`)}
          onChange={(theme) => change({ theme })}
        />
        <Choice
          label={say("text size")}
          values={TEXT_SIZES}
          value={now.textSize}
          nameOf={(size) => say(`text ${size}`)}
          onChange={(textSize) => change({ textSize })}
        />
        <Choice
          label={say("speed")}
          values={SPEEDS}
          value={now.speed}
          nameOf={(speed) => say(`speed ${speed}`)}
          onChange={(speed) => change({ speed })}
        />
      </div>
      <Check
        label={say("sound")}
        hint={say("sound hint")}
        checked={now.sound}
        onChange={(sound) => change({ sound })}
      />
      <Check
        label={say("setting keys")}
        hint={say("setting keys hint")}
        checked={now.keys}
        onChange={(keys) => change({ keys })}
      />
      <Check
        label={say("confirm end")}
        hint={say("confirm end hint")}
        checked={now.confirmEnd}
        onChange={(confirmEnd) => change({ confirmEnd })}
      />
      <Choice
        label={say("forced")}
        values={FORCED}
        value={now.forced}
        nameOf={(forced) => say(`forced ${forced}`)}
        onChange={(forced) => change({ forced })}
      />
      {game !== null && <Stops game={game} />}
    </Dialog>
  );
}
