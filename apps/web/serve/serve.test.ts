import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { type Serving, serve } from "./serve.ts";

const folder = mkdtempSync(join(tmpdir(), "gyoji-page-"));
const page = join(folder, "page");
mkdirSync(join(page, "assets"), { recursive: true });
writeFileSync(join(folder, "secret.txt"), "secret");
writeFileSync(join(page, "index.html"), "the page");
writeFileSync(join(page, "index.html.gz"), gzipSync("the page"));
writeFileSync(join(page, "assets/main-1.js"), "0;");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let held: Server;
let port: number;
let serving: Extract<Serving, { kind: "serving" }>;

/** Something else has a port; the page is served from there on. */
beforeEach(async () => {
  held = createServer();
  await new Promise<void>((resolve) => {
    held.listen(0, "127.0.0.1", resolve);
  });
  const address = held.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
  const served = await serve(page, port);
  if (served.kind !== "serving") throw new Error(served.kind);
  serving = served;
});

afterEach(async () => {
  await serving.close();
  held.close();
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** As `fetch` would, but with the path exactly as it is written. */
function ask(path: string, method = "GET", headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port: serving.port, path, method, headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => {
        text += chunk.toString("latin1");
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    sent.on("error", reject);
    sent.end();
  });
}

test("the page is served from the next free port", async () => {
  expect(serving.port).toBeGreaterThan(port);
  expect(await ask("/")).toMatchObject({ status: 200, text: "the page" });
});

test("every answer forbids what is not the page's own", async () => {
  for (const path of ["/", "/nothing"]) {
    const { headers } = await ask(path);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/u);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  }
});

test.each([
  "/../secret.txt",
  "/..%2fsecret.txt",
  "/%2e%2e/secret.txt",
  "//secret.txt",
  "/assets",
  "/%",
  "/%00",
])("nothing outside the folder and no list of files: %s", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, text: "" });
});

test("compressed where the browser takes it", async () => {
  const { headers, text } = await ask("/", "GET", { "accept-encoding": "gzip" });
  expect(headers["content-encoding"]).toBe("gzip");
  expect(text).not.toBe("the page");
});

test("files named by their content are kept, others are asked for again", async () => {
  expect((await ask("/assets/main-1.js")).headers["cache-control"]).toContain("immutable");
  expect((await ask("/")).headers["cache-control"]).toBe("no-cache");
});

test("only reading, and whole files", async () => {
  expect((await ask("/", "POST")).status).toBe(405);
  expect((await ask("/", "HEAD")).text).toBe("");
  expect(await ask("/", "GET", { range: "bytes=5-2" })).toMatchObject({ status: 200, text: "the page" });
});
