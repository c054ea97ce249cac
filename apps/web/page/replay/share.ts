import { LONGEST_MATCH_FILE } from "@gyoji/kernel";

/** The longest that a replay may be to stand in a link. */
const LONGEST_PACKED = 8000;

/** A match file so short that it can stand in a link; null if it is still too long for that. */
export async function packReplay(text: string): Promise<string | null> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
  return packed.length > LONGEST_PACKED ? null : packed;
}

/**
 * The match file that a link carries. It comes from strangers: what would unpack to more than is read is not unpacked.
 * @throws Error for what is no packed text, or too much of it
 */
export async function unpackReplay(packed: string): Promise<string> {
  if (packed.length > LONGEST_PACKED) throw new Error("the link is too long");
  const inflate = new DecompressionStream("deflate-raw");
  const stream = new Blob([fromBase64Url(packed)]).stream().pipeThrough(inflate);
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  // Leaving the loop early ends the stream: nothing beyond is inflated.
  for await (const chunk of chunksOf(stream)) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_MATCH_FILE) throw new Error("the link unpacks to too much");
  }
  return text + decoder.decode();
}

/** The chunks of a stream; not every browser can go through one by itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(packed: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/u.test(packed)) throw new Error("the link is not whole");
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
