import { createServer, type Server } from "node:http";
import sirv from "sirv";
import { SECURITY_HEADERS } from "./policy.ts";

/** What came of the wish to serve. */
export type Serving =
  | { readonly kind: "serving"; readonly port: number; readonly close: () => Promise<void> }
  /** Neither the port nor one of those after it is free. */
  | { readonly kind: "taken" }
  /** The system keeps the port for itself. */
  | { readonly kind: "denied" };

const HOST = "127.0.0.1";
const PORTS_TRIED = 20;
const HIGHEST_PORT = 65_535;

/**
 * Serves a folder to this machine alone, on the first free port.
 * @param folder the built page, with compressed copies beside its files
 * @param from the port wished for; when it is taken, the ones after it are tried
 */
export async function serve(folder: string, from: number): Promise<Serving> {
  const last = Math.min(from + PORTS_TRIED - 1, HIGHEST_PORT);
  for (let port = from; port <= last; port++) {
    const server = serverOf(folder);
    const problem = await listening(server, port);
    if (problem === null) return { kind: "serving", port, close: () => closed(server) };
    if (problem === "EACCES") return { kind: "denied" };
    if (problem !== "EADDRINUSE") throw new Error(problem);
  }
  return { kind: "taken" };
}

function serverOf(folder: string): Server {
  // With `dev` a file is looked up when it is asked for: the page may be built again meanwhile.
  const answer = sirv(folder, { dev: true, etag: true, gzip: true, brotli: true, setHeaders: keepHashed });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    // No file is worth fetching in parts, and compressed ones cannot be.
    delete request.headers.range;
    answer(request, response);
  });
}

/** Files under assets are named by what is in them. */
function keepHashed(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  if (path.startsWith("/assets/")) response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
}

/** Starts to listen. Returns the code of what is wrong; null if nothing is. */
function listening(server: Server, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, HOST, () => resolve(null));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
