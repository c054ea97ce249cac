import type { AnyProcedure } from "@gyoji/kernel";
import type { RiftboundTable } from "../state.ts";
import { actionProcedures } from "./actions.ts";
import { addingProcedures } from "./adding.ts";
import { attachingProcedures } from "./attaching.ts";
import { chainProcedures } from "./chain.ts";
import { cleanupProcedures } from "./cleanup.ts";
import { combatProcedures } from "./combat.ts";
import { dealingProcedures } from "./dealing.ts";
import { drawingProcedures } from "./drawing.ts";
import { enteringProcedures } from "./entering.ts";
import { exchangingProcedures } from "./exchanging.ts";
import { finalizingProcedures } from "./finalizing.ts";
import { lookingProcedures } from "./looking.ts";
import { matchProcedures } from "./match.ts";
import { movementProcedures } from "./movement.ts";
import { payingProcedures } from "./paying.ts";
import { scoringProcedures } from "./scoring.ts";
import { setUpProcedures } from "./setUp.ts";
import { showdownProcedures } from "./showdown.ts";
import { turnProcedures } from "./turn.ts";

const all: readonly AnyProcedure<RiftboundTable>[] = [
  ...matchProcedures,
  ...exchangingProcedures,
  ...setUpProcedures,
  ...turnProcedures,
  ...actionProcedures,
  ...attachingProcedures,
  ...enteringProcedures,
  ...chainProcedures,
  ...finalizingProcedures,
  ...payingProcedures,
  ...addingProcedures,
  ...movementProcedures,
  ...showdownProcedures,
  ...combatProcedures,
  ...dealingProcedures,
  ...drawingProcedures,
  ...lookingProcedures,
  ...scoringProcedures,
  ...cleanupProcedures,
];

/** Every procedure of the rulebook, by the rule that it carries out. */
export const procedures: ReadonlyMap<string, AnyProcedure<RiftboundTable>> = new Map(
  all.map((each) => [each.id, each]),
);

if (procedures.size !== all.length) throw new Error("two procedures have one id");

export { match } from "./match.ts";
