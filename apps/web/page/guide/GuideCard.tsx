import type { TableState } from "../state/table.ts";

interface GuideCardProps {
  readonly id: string;
  readonly game: string;
  readonly table: TableState;
  readonly onRule: (rule: string) => void;
}

/** What the guide says now; nothing when this match has no guide. */
export function GuideCard(_props: GuideCardProps) {
  return null;
}
