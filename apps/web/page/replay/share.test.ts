import { expect, test } from "vitest";
import { packReplay, unpackReplay } from "./share.ts";

const DECK = Array.from({ length: 17 }, (_, at) => [`T-${at}`, (at % 4) + 1]);
const ENTRIES = Array.from({ length: 400 }, (_, at) => [at % 2, (at * 7) % 5]);
const MATCH = JSON.stringify({
  gyoji: "match",
  decks: [DECK, DECK],
  entries: ENTRIES,
  players: ["person", "行司 ไทย"],
});

test("what is packed unpacks to the same", async () => {
  const packed = await packReplay(MATCH);
  expect(packed).toMatch(/^[\w-]+$/u);
  expect(await unpackReplay(packed ?? "")).toBe(MATCH);
  expect(await unpackReplay((await packReplay("")) ?? "none")).toBe("");
});

test("what is too long for a link is not packed", async () => {
  const noise = Array.from({ length: 20_000 }, (_, at) =>
    ((at * 2_654_435_761) % 4_294_967_296).toString(36),
  );
  expect(await packReplay(noise.join(" "))).toBeNull();
});

test.each(["", "abc", "%%%%", "AAAA AAAA", "a".repeat(4000), "行司"])("“%s” is refused", async (packed) => {
  await expect(unpackReplay(packed)).rejects.toThrow();
});

test("a packed text that is cut off is refused", async () => {
  const packed = (await packReplay(MATCH)) ?? "";
  await expect(unpackReplay(packed.slice(0, packed.length / 2))).rejects.toThrow();
});

test("a link that would unpack to more than is read is refused, and not unpacked whole", async () => {
  const bomb = await pressed("0".repeat(5_500_000));
  expect(bomb.length).toBeLessThan(8000);
  await expect(unpackReplay(bomb)).rejects.toThrow("too much");
});

test("a link that is longer than any of ours is refused", async () => {
  await expect(unpackReplay("A".repeat(8001))).rejects.toThrow("too long");
});

test("bytes that are no text are refused", async () => {
  await expect(unpackReplay(await pressed(new Uint8Array([0xff, 0xfe, 0xfd])))).rejects.toThrow();
});

async function pressed(data: BlobPart): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return Buffer.from(await new Response(stream).arrayBuffer()).toString("base64url");
}
