import { hostOf } from "./host.ts";

const host = hostOf((notice) => postMessage(notice));
addEventListener("message", ({ data }: MessageEvent<unknown>) => host.receive(data));
