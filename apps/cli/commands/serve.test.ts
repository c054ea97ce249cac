import { type AddressInfo, createServer } from "node:net";
import { dirname } from "node:path";
import { LANGUAGES } from "@gyoji/lexicon";
import { expect, test, vi } from "vitest";
import { main } from "../program.ts";
import { speaker } from "../say.ts";
import { pipeWith } from "../testing/fakeIo.ts";
import { temporaryFolder } from "../testing/folder.ts";
import { servePage } from "./serve.ts";

const at = temporaryFolder();
const page = dirname(at("index.html", "the page"));

/** A port that something else has while `use` runs. */
async function withTakenPort(use: (port: number) => Promise<void>): Promise<void> {
  const holder = createServer();
  await new Promise<void>((resolve) => {
    holder.listen(0, "127.0.0.1", resolve);
  });
  await use((holder.address() as AddressInfo).port);
  holder.close();
}

test.each(LANGUAGES)(
  "a taken port: the next one is told, and served until the process is to end (%s)",
  async (language) => {
    await withTakenPort(async (port) => {
      const io = pipeWith([], { PORT: String(port) });
      const served = servePage({ io, language, say: speaker(language) }, page);
      await vi.waitFor(() => expect(io.written()).toContain("http://"));
      const [address = ""] = /http:\S+\//u.exec(io.written()) ?? [];
      expect(await (await fetch(address)).text()).toBe("the page");
      expect(address).not.toContain(String(port));
      expect(io.written()).toContain(String(port));
      io.stop();
      await served;
      await expect(fetch(address)).rejects.toThrow();
    });
  },
);

test("what is no port is refused", async () => {
  for (const written of ["http", "0", "70000", "-1", "3.5"]) {
    const io = pipeWith([], { PORT: written });
    expect(await main(["serve"], io)).toBe(1);
    expect(io.complaints()).toContain("PORT");
    expect(io.written()).toBe("");
  }
});

test("a page that was not built is told", async () => {
  const io = pipeWith();
  const context = { io, language: "en", say: speaker("en") } as const;
  await expect(servePage(context, at("nothing"))).rejects.toThrow();
});
