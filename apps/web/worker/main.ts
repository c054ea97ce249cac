import { readRequest } from "@gyoji/protocol";
import { hostOf } from "./host.ts";
import { loadAllGames, loadGame } from "./registry.ts";

const host = hostOf((notice) => postMessage(notice));

/** What was asked before is done before. */
let before: Promise<void> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  before = before.then(async () => {
    await loadFor(data);
    host.receive(data);
  });
});

/** Fetches the rules that a request is about. */
async function loadFor(data: unknown): Promise<void> {
  const request = readRequest(data)?.request;
  switch (request?.kind) {
    case "start":
    case "deck":
    case "bans":
    case "import":
      return loadGame(request.game);
    case "resume":
    case "replay":
      return loadAllGames();
    default:
  }
}
