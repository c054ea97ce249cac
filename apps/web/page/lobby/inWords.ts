import { setsInWords } from "@gyoji/narration";
import type { Say } from "../say.ts";
import { settings } from "../state/settings.ts";
import type { Received } from "./receive.ts";

/** What became of something that was brought, in sentences. */
export function receivedInWords(say: Say, received: Received): readonly string[] {
  switch (received.kind) {
    case "deck": {
      const name = received.own.deck.name[settings.get().language];
      const beside = Object.values(received.own.deck.sideboard).reduce((sum, count) => sum + count, 0);
      return [
        say("deck brought", { name }),
        ...(beside > 0 ? [say("deck sideboard", { count: beside })] : []),
      ];
    }
    case "cards": {
      const { report, replaces } = received.imported;
      return [
        ...setsInWords(report.sets, settings.get().language),
        ...(replaces ? [say("cards replaced")] : []),
        say("cards brought"),
      ];
    }
    case "bans":
      return [say("bans brought", { count: received.count })];
    case "match":
      return [];
    case "refused":
      return received.why;
    case "fault":
      return [say("file fault")];
    case "unkept":
      return [say("file unkept")];
  }
}
