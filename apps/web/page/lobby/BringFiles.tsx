import { GAMES } from "../registry.ts";
import { useSay } from "../say.ts";
import { FileButton } from "./FileButton.tsx";

const TAKES_LISTS = GAMES.some(({ title }) => title.hasLists === true);
const ENDINGS = [".json", ".yaml", ".yml", ".txt"];
const LIST_ENDINGS = [".jsonl", ".ndjson", ".csv", ".tsv"];

/** Says what can be brought as files, wherever they are dropped, and lets the player choose them instead. */
export function BringFiles({ onFiles }: { readonly onFiles: (files: Iterable<File>) => void }) {
  const say = useSay();
  const endings = TAKES_LISTS ? [...ENDINGS, ...LIST_ENDINGS] : ENDINGS;
  return (
    <section className="bring-files" aria-labelledby="files-title">
      <h2 id="files-title">{say("files")}</h2>
      <p>{say("files drop", { lists: String(TAKES_LISTS) })}</p>
      <FileButton accept={endings.join(",")} onFiles={onFiles}>
        {say("files choose")}
      </FileButton>
      <p className="hint">{say("files hint")}</p>
    </section>
  );
}
