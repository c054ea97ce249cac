import "./aim.css";
import { useLayoutEffect, useRef, useState } from "react";
import type { Spot } from "./targets.ts";

/** What aims at what: an element marked with `data-aims` of this name, and places on the table. */
export interface Aim {
  readonly by: string;
  readonly at: readonly Spot[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Line {
  readonly from: Point;
  readonly to: Point;
}

/**
 * Lines from what aims to what it aims at, over the part of the table that they lie in; what they show is said in
 * words where it aims. What is out of sight gets no line.
 */
export function AimLines({ aims }: { readonly aims: readonly Aim[] }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [lines, setLines] = useState<readonly Line[]>([]);
  useLayoutEffect(() => {
    const around = drawing.current?.parentElement ?? null;
    if (around === null) return undefined;
    const draw = (): void => setLines(aims.flatMap((aim) => linesOf(around, aim)));
    draw();
    if (aims.length === 0) return undefined;
    const sizes = new ResizeObserver(draw);
    sizes.observe(around);
    around.addEventListener("scroll", draw, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      around.removeEventListener("scroll", draw, { capture: true });
    };
  }, [aims]);
  return (
    <svg ref={drawing} className="aims" aria-hidden="true">
      {lines.map((line) => (
        <g key={pathOf(line)}>
          <path className="aim-edge" d={pathOf(line)} />
          <path className="aim" d={pathOf(line)} />
          <circle className="aim-end" cx={line.to.x} cy={line.to.y} r={END} />
        </g>
      ))}
    </svg>
  );
}

const END = 5;

/** From the upper edge, so that its words stay readable, to the middle of what it aims at. */
function linesOf(around: HTMLElement, { by, at }: Aim): Line[] {
  const whole = around.getBoundingClientRect();
  const start = around.querySelector(`[data-aims="${by}"]`)?.getBoundingClientRect();
  if (start === undefined) return [];
  const from = pointIn(whole, start.x + start.width / 2, start.y);
  return at.flatMap((spot) => {
    const aimed = around.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
    if (aimed === undefined) return [];
    const to = pointIn(whole, aimed.x + aimed.width / 2, aimed.y + aimed.height / 2);
    return isIn(to, whole) ? [{ from, to }] : [];
  });
}

function pointIn(whole: DOMRect, x: number, y: number): Point {
  return { x: Math.round(x - whole.x), y: Math.round(y - whole.y) };
}

function isIn({ x, y }: Point, { width, height }: DOMRect): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

/** A slight bow, so that lines to cards in one row do not lie on each other. */
function pathOf({ from, to }: Line): string {
  const bend = (to.x - from.x) * BOW;
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + bend} ${(from.y + to.y) / 2} ${to.x} ${to.y}`;
}

const BOW = 0.2;
