import type { Plugin } from "vite";
import { PAGE_POLICY } from "../serve/policy.ts";

/** Writes the Content-Security-Policy into the built page. In development it would forbid what Vite adds. */
export const pagePolicy: Plugin = {
  name: "page-policy",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: PAGE_POLICY },
        injectTo: "head-prepend",
      },
    ],
  },
};
