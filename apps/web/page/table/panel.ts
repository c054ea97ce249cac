import type { Spot } from "./targets.ts";

/** What is read beside the table. */
export type Panel =
  | { readonly kind: "closed" }
  | { readonly kind: "spot"; readonly spot: Spot }
  | { readonly kind: "face"; readonly id: string }
  | { readonly kind: "log"; readonly rule: string }
  | { readonly kind: "rules"; readonly rule: string };

export const CLOSED: Panel = { kind: "closed" };
