import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { LARGEST_LIST } from "@gyoji/files";
import { type CardPack, readPack, type ShelvedCard, shelfOf } from "@gyoji/files/lists";
import type { GameModule } from "@gyoji/game";
import { Failure } from "./failure.ts";
import type { Io } from "./io.ts";
import { textOf } from "./sources.ts";

/** Where a program keeps what is its user's own, as each system has it. */
export function dataFolder(env: Io["env"], platform = process.platform): string {
  const { XDG_DATA_HOME: xdg, LOCALAPPDATA: local } = env;
  if (xdg !== undefined && xdg !== "") return join(xdg, "gyoji");
  const home = env["HOME"] ?? homedir();
  switch (platform) {
    case "win32":
      return join(local ?? join(home, "AppData", "Local"), "gyoji");
    case "darwin":
      return join(home, "Library", "Application Support", "gyoji");
    default:
      return join(home, ".local", "share", "gyoji");
  }
}

/** The folder of the packs of a game. */
export function packFolder(env: Io["env"], { id }: GameModule): string {
  return join(dataFolder(env), "packs", id);
}

const ENDING = ".json";

/** Makes a folder with all those above it. Throws a Failure when that is not possible. */
export function makeFolder(folder: string): void {
  try {
    // Not recursively: where nothing can be made, such as in /proc, Node would try for ever.
    const above = dirname(folder);
    if (!existsSync(above) && above !== folder) makeFolder(above);
    if (!existsSync(folder)) mkdirSync(folder);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure({ kind: "file", file: folder, problem: { kind: "unwritable" } });
  }
}

/** The file of a pack in a folder. */
export function packFile(folder: string, { name }: CardPack): string {
  return join(folder, `${name}${ENDING}`);
}

function namesIn(folder: string): string[] {
  if (!statSync(folder).isDirectory())
    throw new Failure({ kind: "file", file: folder, problem: { kind: "notFolder" } });
  try {
    return readdirSync(folder);
  } catch {
    throw new Failure({ kind: "file", file: folder, problem: { kind: "denied" } });
  }
}

/** The packs of a game in a folder, by their files. Throws a FileError or a Failure for one that cannot be read. */
export function packsIn(folder: string): ReadonlyMap<string, CardPack> {
  if (!existsSync(folder)) return new Map();
  const files = namesIn(folder)
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .map((name) => join(folder, name))
    // What is no file, such as a pipe, would be waited for.
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
  return new Map(files.map((file) => [file, readPack(file, textOf(file, LARGEST_LIST))]));
}

/** The cards of the packs that the user has of a game. */
export function ownCards({ env }: Io, module: GameModule): ReadonlyMap<string, ShelvedCard> {
  if (module.importing === undefined) return new Map();
  return shelfOf([...packsIn(packFolder(env, module)).values()].filter(({ game }) => game === module.id));
}
