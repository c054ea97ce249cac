import "./tray.css";
import { CardReader } from "../panels/CardReader.tsx";
import { CardSpot } from "./CardSpot.tsx";
import { useTable } from "./context.ts";
import { zoneOf } from "./drop.ts";
import { type Inspected, inspected, inspectedFace } from "./inspect.ts";
import type { Panel } from "./panel.ts";
import type { Spot } from "./targets.ts";

interface InspectedPanelProps {
  readonly panel: Extract<Panel, { kind: "spot" | "face" }>;
  readonly onRule: (rule: string) => void;
}

/** A card or a place, read: the card large, what its figure is made of, why it cannot be chosen, what lies there. */
export function InspectedPanel({ panel, onRule }: InspectedPanelProps) {
  const context = useTable();
  const found: Inspected | null =
    panel.kind === "spot" ? inspected(context, panel.spot) : inspectedFace(context, panel.id);
  if (found === null) return null;
  return (
    <>
      {/* Another card is another page: nothing of the one before moves on to it. */}
      <CardReader key={panel.kind === "spot" ? panel.spot : panel.id} inspected={found} onRule={onRule} />
      {found.cards.length > 0 && <Lying spots={found.cards} />}
    </>
  );
}

/** The cards that lie in a place, the topmost first. */
function Lying({ spots }: { readonly spots: readonly Spot[] }) {
  const { view } = useTable();
  return (
    <div className="lying">
      {spots.map((spot) => {
        const zone = zoneOf(view, spot);
        const cards = view.zones[zone] ?? [];
        const position = cards.findIndex((card) => card.shown && `card ${card.card}` === spot);
        const card = cards[position];
        return card === undefined ? null : (
          <CardSpot key={spot} zone={zone} position={position} card={card} size="table" />
        );
      })}
    </div>
  );
}
