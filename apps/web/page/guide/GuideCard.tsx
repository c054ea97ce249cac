import "../panels/controls.css";
import "./guide.css";
import type { GamePresentation } from "@gyoji/game";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Glyph } from "../card/Glyph.tsx";
import { RuleButton } from "../panels/RuleButton.tsx";
import { useWide } from "../panels/useWide.ts";
import { useSay } from "../say.ts";
import { settings } from "../state/settings.ts";
import { useStore } from "../state/store.ts";
import type { TableState } from "../state/table.ts";
import { currentStep } from "./current.ts";
import type { Guide, GuideStep } from "./guide.ts";
import { markSeen, skipGuide } from "./progress.ts";
import { type Guided, useGuide } from "./useGuide.ts";

interface GuideCardProps {
  readonly id: string;
  readonly game: GamePresentation;
  readonly table: TableState;
  readonly onRule: (rule: string) => void;
}

/**
 * What the guide of this match says now; nothing if it has none. Where there is room beside the table it lies there
 * while it has something new to say; else it is a strip above the table.
 */
export function GuideCard({ id, game, table, onRule }: GuideCardProps) {
  const isWide = useWide();
  const found = useGuide(id, game.id);
  const step = found === null ? null : stepOf(game, found, table);
  useSeenOnceAnswered(id, table, step);
  if (found === null) return null;
  const said = step === null ? null : <Said id={id} guide={found.guide} step={step} onRule={onRule} />;
  if (isWide) return said === null ? null : createPortal(said, document.body);
  return table.now.view.outcome === null ? <Strip>{said}</Strip> : null;
}

/** A strip of one line while it has nothing to say, or when it is folded: the table has the room then. */
function Strip({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const [folded, setFolded] = useState(false);
  if (children === null)
    return (
      <div className="guide-strip" data-folded>
        <p className="hint">{say("guide waits")}</p>
      </div>
    );
  return (
    <div className="guide-strip" data-folded={folded || undefined}>
      {children}
      <button
        type="button"
        className="icon-button guide-fold"
        aria-expanded={!folded}
        onClick={() => setFolded(!folded)}
      >
        <span aria-hidden="true">{folded ? "▾" : "▴"}</span>
        <span className="visually-hidden">{say(folded ? "guide unfold" : "guide fold")}</span>
      </button>
    </div>
  );
}

interface SaidProps {
  readonly id: string;
  readonly guide: Guide;
  readonly step: GuideStep;
  readonly onRule: (rule: string) => void;
}

/** One thing that is explained. */
function Said({ id, guide, step, onRule }: SaidProps) {
  const say = useSay();
  const { language } = useStore(settings);
  const messages = guide.messages[language];
  return (
    <section className="guide" aria-label={say("guide")} aria-live="polite" data-guide={step.key}>
      <div className="guide-head">
        <h2>
          <Glyph name="guide" />
          {messages[`${step.key} title`]}
        </h2>
        <button type="button" className="button" onClick={() => markSeen(id, step.key)}>
          {say("guide got it")}
        </button>
      </div>
      <p>
        {messages[`${step.key} text`]} <RuleButton rule={step.rule} onRule={onRule} />
      </p>
      <button type="button" className="button guide-skip" data-quiet onClick={() => skipGuide(id)}>
        {say("guide skip")}
      </button>
    </section>
  );
}

/**
 * Whether the match waits for its guide: while that says something that the player has not put aside, and where there is
 * one answer only, which who learns the game gives by hand.
 */
export function useExplaining(id: string, game: GamePresentation, table: TableState): boolean {
  const found = useGuide(id, game.id);
  if (found === null) return false;
  return table.now.view.decision?.options.length === 1 || stepOf(game, found, table) !== null;
}

function stepOf(game: GamePresentation, { guide, at }: Guided, { now, log }: TableState): GuideStep | null {
  return currentStep(guide, at.seen, { game, view: now.view, log });
}

/**
 * What was said is not said again once the player has gone on with the match: what it spoke of is done. Others who answer
 * at the same time do not change what the player is asked.
 */
function useSeenOnceAnswered(id: string, { now }: TableState, step: GuideStep | null): void {
  const shown = useRef<{ readonly key: string; readonly asked: string } | null>(null);
  const key = step?.key ?? null;
  const { decision } = now.view;
  const asked = decision === null ? null : JSON.stringify(decision);
  useEffect(() => {
    const before = shown.current;
    if (before !== null && before.asked !== asked) markSeen(id, before.key);
    shown.current = key !== null && asked !== null ? { key, asked } : null;
  }, [id, key, asked]);
}
