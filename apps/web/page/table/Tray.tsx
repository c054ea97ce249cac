import "./tray.css";
import { type CardView, NONE, type OptionView, type View } from "@gyoji/kernel";
import { cardName, findCard } from "@gyoji/narration";
import { useState } from "react";
import { CardSpot } from "./CardSpot.tsx";
import { useTable } from "./context.ts";
import { spotOfCard, zoneInWords } from "./names.ts";
import { isFound, MANY, SearchField } from "./SearchField.tsx";

/**
 * The cards that a question is about and that the table itself does not show: those of a deck, a graveyard, a stack.
 */
export function Tray() {
  const { say, view, reader, board, targets } = useTable();
  const [searched, setSearched] = useState("");
  const hidden = hiddenChoices(view, ({ zone, position }) => {
    const { name = "", seat = NONE } = reader.game.zones[zone] ?? {};
    const isTop = position === (view.zones[zone]?.length ?? 0) - 1;
    return board.isOpen(name, seat === view.seat) && (isTop || !board.isStack(name));
  });
  if (hidden.length === 0) return null;
  const isChosen = hidden.some(({ zone, position, card }) => targets.has(spotOfCard(zone, position, card)));
  const found = hidden.filter(({ card }) =>
    searched.trim() === "" ? true : card.shown && isFound(cardName(reader, card.id), searched),
  );
  return (
    <section
      className="tray"
      aria-label={say("cards to choose")}
      data-looked-at={(hidden.length === 1 && !isChosen) || undefined}
    >
      {hidden.length > MANY && <SearchField searched={searched} onSearch={setSearched} />}
      {found.length === 0 && <p>{say("no card found")}</p>}
      <TrayCards cards={found} />
    </section>
  );
}

function TrayCards({ cards }: { readonly cards: readonly Choice[] }) {
  const context = useTable();
  const zones = [...new Set(cards.map(({ zone }) => zone))];
  return zones.map((zone) => (
    <div key={zone} className="tray-zone" role="group" aria-label={zoneInWords(context, zone)}>
      <span className="tray-label">{zoneInWords(context, zone)}</span>
      <div className="tray-cards">
        {cards
          .filter((each) => each.zone === zone)
          .map(({ card, position }) => (
            <CardSpot key={position} zone={zone} position={position} card={card} size="table" />
          ))}
      </div>
    </div>
  ));
}

interface Place {
  readonly zone: number;
  readonly position: number;
}

interface Choice extends Place {
  readonly card: CardView;
}

/** Where the cards of the question lie that are not open on the table. */
function hiddenChoices(view: View, isOpen: (place: Place) => boolean): Choice[] {
  const about = view.decision?.about ?? NONE;
  const places = [
    ...(about === NONE ? [] : [placeOf(view, { kind: "card", card: about })]),
    ...(view.decision?.options ?? []).map((option) => placeOf(view, option)),
  ];
  const found = new Map<string, Choice>();
  for (const place of places) {
    if (place === null || isOpen(place)) continue;
    const card = view.zones[place.zone]?.[place.position];
    if (card !== undefined) found.set(`${place.zone} ${place.position}`, { ...place, card });
  }
  return [...found.values()];
}

/** Where the card of an option lies; null for one that is only said, or whose card does not lie open. */
export function placeOf(view: View, option: OptionView): Place | null {
  switch (option.kind) {
    case "place":
      return { zone: option.zone, position: option.position };
    case "card":
    case "use":
    case "ability": {
      const zone = findCard(view, option.card)?.zone ?? NONE;
      const position = (view.zones[zone] ?? []).findIndex((card) => card.shown && card.card === option.card);
      return position < 0 ? null : { zone, position };
    }
    case "word":
    case "zone":
    case "number":
    case "seat":
    case "face":
    case "name":
      return null;
  }
}
