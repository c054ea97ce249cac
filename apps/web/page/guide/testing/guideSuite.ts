import { answerOfBot, greedyBot, nextSeat, playersFromNames } from "@gyoji/bots";
import { enter, startMatch, view, viewEvent } from "@gyoji/kernel";
import { ruleCalled } from "@gyoji/narration";
import { expect, test } from "vitest";
import { GAMES, loadGame } from "../../../worker/registry.ts";
import { gameHere } from "../../registry.ts";
import { currentStep, suggestedNow } from "../current.ts";
import type { Guide } from "../guide.ts";

/**
 * Tests that a guide is whole: its words and rules are there, and who follows its suggestions comes to every step.
 * @param id the game's
 * @param turns by which of its turns, or what the game calls them, all steps have come, if the match is not over before
 */
export async function testGuide(id: string, guide: Guide, turns: number): Promise<void> {
  await loadGame(id);
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Error(`${id} is not here`);
  const compiled = game.compile([]);
  if (!compiled.ok) throw new Error("the project's cards do not compile");
  const { pool } = compiled;
  const decks = guide.seats.map(({ deck: name }) => {
    const cards = game.decks.find((deck) => deck.id === name)?.cards ?? {};
    return Object.entries(cards).flatMap(([card, count]) => new Array<string>(count).fill(card));
  });

  test("every step has its words and its rule", async () => {
    const rulebook = (await gameHere(id)?.rulebook()) ?? [];
    for (const { key, rule } of guide.steps) {
      for (const messages of Object.values(guide.messages)) {
        expect(messages[`${key} title`], key).toBeTruthy();
        expect(messages[`${key} text`], key).toBeTruthy();
      }
      expect(ruleCalled(rulebook, rule), rule).toBeDefined();
    }
    expect(Object.keys(guide.messages.en)).toHaveLength(guide.steps.length * 2);
  });

  test(`who follows the suggestions comes to every step by ${game.turns.number} ${turns}`, () => {
    const players = playersFromNames(guide.seats.map(({ player }) => player));
    const setting = { options: guide.options, decks, sideboards: [], seed: guide.seed };
    const match = startMatch(game.game, pool, setting, true);
    const look = () => ({
      game,
      view: view(match.table, 0),
      log: (match.table.log ?? []).map((event) => viewEvent(match.table, 0, event)),
    });
    const seen: string[] = [];
    const followed = new Set<unknown>();
    const readAll = (): void => {
      for (
        let step = currentStep(guide, seen, look());
        step !== null;
        step = currentStep(guide, seen, look())
      )
        seen.push(step.key);
    };
    while (match.table.decisions.length > 0 && Number(look().view.facts[game.turns.number]) < turns) {
      readAll();
      const seat = nextSeat(match.table, players);
      const now = look();
      const suggested = seat === 0 ? suggestedNow(guide, now) : null;
      if (suggested === null) answerOfBot(match, seat, greedyBot);
      else enter(match, { kind: "answer", seat, index: suggested.index });
      if (suggested !== null) followed.add(suggested.suggestion);
    }
    readAll();
    expect(seen.toSorted()).toEqual(guide.steps.map(({ key }) => key).toSorted());
    expect([...followed]).toEqual([...guide.suggestions]);
  });
}
