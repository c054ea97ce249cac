import { cardName, type Reader } from "@gyoji/narration";
import type { ReactNode } from "react";
import { Noted } from "./Noted.tsx";

interface CardNameProps {
  readonly reader: Reader;
  readonly id: string;
  readonly onCard: (id: string) => void;
  readonly children: ReactNode;
}

/** The name of a card in a sentence: resting on it tells what the card is, pressing it opens the card. */
export function CardName({ reader, id, onCard, children }: CardNameProps) {
  const printed = reader.printed(id);
  const lines = printed === undefined ? [] : reader.game.cardLines(printed, reader.language);
  return (
    <Noted
      className="log-card"
      note={
        <>
          <strong>{cardName(reader, id)}</strong>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </>
      }
      onPress={() => onCard(id)}
    >
      {children}
    </Noted>
  );
}
