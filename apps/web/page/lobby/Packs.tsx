import { setsInWords } from "@gyoji/narration";
import { useSay } from "../say.ts";
import { forgetPack, packs } from "../state/packs.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { FileButton } from "./FileButton.tsx";
import { Remove } from "./Remove.tsx";

interface PacksProps {
  readonly game: string;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** The cards that the player has brought for a game, kept in this browser. */
export function Packs({ game, onFiles }: PacksProps) {
  const say = useSay();
  const { language } = useStore(settings);
  const own = useStore(packs).filter((pack) => pack.game === game);
  return (
    <section className="own-decks" aria-label={say("own cards")} data-packs>
      <h4 className="field-label">{say("own cards")}</h4>
      {own.length > 0 && (
        <ul>
          {own.map((pack) => (
            <li key={pack.name}>
              <span>
                {setsInWords(pack.sets, language).map((line) => (
                  <bdi key={line} className="pack-line">
                    {line}
                  </bdi>
                ))}
              </span>
              <Remove name={pack.name} onRemove={() => void forgetPack(pack)} />
            </li>
          ))}
        </ul>
      )}
      <FileButton accept=".json,.jsonl,.ndjson,.csv,.tsv" onFiles={onFiles}>
        {say("bring cards")}
      </FileButton>
      <p className="hint">{say("bring cards hint")}</p>
    </section>
  );
}
