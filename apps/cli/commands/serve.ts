import { existsSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@gyoji/web/serve";
import { type Finish, newCommand, wholeNumber } from "../command.ts";
import { type Context, print } from "../context.ts";
import { failure } from "../failure.ts";
import { projectRoot } from "../project.ts";

const USUAL_PORT = 3000;

export function serveCommand(context: Context, finish: Finish) {
  return newCommand(context, "serve", "command serve").action(async () => {
    await servePage(context, join(projectRoot(), "dist/web"));
    finish(0);
  });
}

/** Serves the built page of a folder until the process is told to end, and says where it is. */
export async function servePage(context: Context, folder: string): Promise<void> {
  const { io, say } = context;
  const wished = portFrom(io.env);
  if (!existsSync(join(folder, "index.html"))) throw failure("failed no page");
  const serving = await serve(folder, wished);
  if (serving.kind !== "serving") throw failure(`failed port ${serving.kind}`, { port: String(wished) });
  const { port, close } = serving;
  if (port !== wished) print(context, say("port taken", { port: String(wished), other: String(port) }));
  print(context, say("serving", { address: `http://127.0.0.1:${port}/` }));
  await new Promise<void>((resolve) => {
    io.onStop(resolve);
  });
  await close();
}

function portFrom(env: Context["io"]["env"]): number {
  const written = env["PORT"] ?? "";
  return written === "" ? USUAL_PORT : wholeNumber("PORT", written, 1, 65_535);
}
