import type { Deck, GamePresentation } from "@gyoji/game";
import { Glyph } from "../card/Glyph.tsx";
import { useSay } from "../say.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import { FileButton } from "./FileButton.tsx";
import { OwnBans } from "./OwnBans.tsx";
import { forgetDeck, type OwnDeck } from "./ownDecks.ts";
import { PasteDeck } from "./PasteDeck.tsx";

interface OwnDecksProps {
  readonly presentation: GamePresentation;
  readonly own: readonly OwnDeck[];
  readonly onFiles: (files: Iterable<File>) => void;
  /** A deck that was pasted. */
  readonly onDeck: (deck: Deck) => void;
}

/** The player's own decks: brought as files, kept in this browser. */
export function OwnDecks({ presentation, own, onFiles, onDeck }: OwnDecksProps) {
  const say = useSay();
  const { language } = useStore(settings);
  return (
    <section className="own-decks" aria-label={say("own decks")}>
      <h4 className="field-label">{say("own decks")}</h4>
      {own.length > 0 && (
        <ul>
          {own.map((each) => (
            <li key={each.deck.id}>
              <bdi>{each.deck.name[language]}</bdi>
              <button
                type="button"
                className="icon-button"
                aria-label={say("remove named", { name: each.deck.name[language] })}
                onClick={() => forgetDeck(each)}
              >
                <Glyph name="remove" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <OwnBans game={presentation.id} />
      {presentation.hasLists === true && <PasteDeck game={presentation.id} onDeck={onDeck} />}
      <FileButton accept=".yaml,.yml,.txt" onFiles={onFiles}>
        {say("bring deck")}
      </FileButton>
      <p className="hint">{say("bring deck hint")}</p>
    </section>
  );
}
