import { call, NONE, type Option, raise, skip } from "@gyoji/kernel";
import { choose, locationOf, procedure, type RiftboundTable, type Showdown } from "../state.ts";
import { actions, carryOutAction, isUndone, onlyAdds, PASSED } from "./actions.ts";
import { tasks } from "./chain.ts";
import { fight } from "./combat.ts";
import { battlefieldOf, isEnemy, isInGame, nextSeat, seatsAt, seatsFrom } from "./information.ts";
import { gainControl } from "./scoring.ts";

/** The Showdown in progress. Throws when there is none. */
function showdownOf(table: RiftboundTable): Showdown {
  const { showdown } = table.state.game;
  if (showdown === null) throw new Error("no Showdown is in progress");
  return showdown;
}

/** Everything that is due, with the Showdowns and Combats that begin then, until there is nothing more to do. */
export const settle = procedure<object>("turn.5", {
  "turn.5": (table) => call(table, tasks, {}),
  "showdown.2": (table) => {
    const { showdown } = table.state.game;
    if (showdown === null || showdown.hasBegun) return;
    call(table, showdownProcedure, { passed: 0, mark: PASSED, adds: false });
    skip(table, -2);
  },
});

interface Acting {
  passed: number;
  mark: number;
  /** Whether what has just been done only Adds resources. */
  adds: boolean;
}

/** showdown.3, showdown.4, timing.9 A Showdown: the players act in turn with Focus until all of them pass (showdown.1). */
const showdownProcedure = procedure<Acting>("showdown.1", {
  // showdown.6, timing.8
  "showdown.6": (table) => {
    const showdown = showdownOf(table);
    const location = locationOf(showdown.battlefield);
    showdown.hasBegun = true;
    table.state.game.focus = battlefieldOf(table, showdown.battlefield).contestedBy;
    raise(table, "showdownBegan", { seat: table.state.game.focus, zone: location });
  },
  "combat.5": (table) => {
    const showdown = showdownOf(table);
    if (!showdown.isCombat || showdown.hasFightBegun) return;
    showdown.hasFightBegun = true;
    setRoles(table, showdown);
    raise(table, "combatBegan", { seat: showdown.attacker, zone: locationOf(showdown.battlefield) });
  },
  "showdown.1": (table) => call(table, tasks, {}),
  // cleanup.21: it has become a Combat meanwhile.
  "showdown.5": (table) => {
    const { isCombat, hasFightBegun } = showdownOf(table);
    if (isCombat && !hasFightBegun) skip(table, -3);
  },
  "showdown.7": choose(
    (table) => {
      const { focus } = table.state.game;
      const options: Option[] = [{ kind: "word", word: "pass" }, ...actions(table, focus)];
      return { seat: focus, ask: "focus", options, open: false, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind === "word") {
        locals.passed++;
        locals.mark = PASSED;
      } else {
        locals.adds = onlyAdds(table, option);
        locals.mark = carryOutAction(table, table.state.game.focus, option);
      }
    },
  ),
  "showdown.8": (table) => call(table, tasks, {}),
  // showdown.9: what only Adds, and what could not be done, leaves Focus where it is.
  "showdown.10": (table, locals) => {
    const { game } = table.state;
    const { mark, adds } = locals;
    if (!isInGame(table, game.focus)) {
      // concede.7
      game.focus = nextSeat(table, game.focus);
      if (locals.passed < seatsFrom(table, game.focus).length) skip(table, GO_ON);
      return;
    }
    if (mark !== PASSED && (isUndone(table, mark) || adds)) return skip(table, GO_ON);
    if (mark !== PASSED) locals.passed = 0;
    else raise(table, "passed", { seat: game.focus });
    if (locals.passed >= seatsFrom(table, game.focus).length) return;
    game.focus = nextSeat(table, game.focus);
    skip(table, GO_ON);
  },
  "showdown.11": (table) => {
    table.state.game.focus = NONE;
    if (showdownOf(table).isCombat) call(table, fight, {});
    else call(table, endShowdown, {});
  },
});

/** From showdown.10 back to where a Showdown may have become a Combat. */
const GO_ON = -4;

/** combat.6 The Attacker made the Battlefield Contested; the Defender is the other one. */
function setRoles(table: RiftboundTable, showdown: Showdown): void {
  const { contestedBy, controller } = battlefieldOf(table, showdown.battlefield);
  const present = seatsAt(table, locationOf(showdown.battlefield));
  showdown.attacker = contestedBy;
  showdown.defender =
    present.find((seat) => seat !== contestedBy && seat === controller) ??
    present.find((seat) => isEnemy(table, seat, contestedBy)) ??
    NONE;
}

/** showdown.12, showdown.13 A Non-Combat Showdown ends. */
const endShowdown = procedure<object>("showdown.12", {
  "showdown.12": (table) => {
    const { battlefield } = showdownOf(table);
    const location = locationOf(battlefield);
    const [only, ...others] = seatsAt(table, location);
    if (only === undefined || others.length > 0) return;
    battlefieldOf(table, battlefield).contestedBy = NONE;
    if (battlefieldOf(table, battlefield).controller !== only)
      call(table, gainControl, { who: only, location, wasOpen: false });
  },
  "showdown.10": (table) => {
    const { battlefield } = showdownOf(table);
    table.state.game.showdown = null;
    raise(table, "showdownEnded", { zone: locationOf(battlefield) });
  },
});

export const showdownProcedures = [settle, showdownProcedure, endShowdown];
