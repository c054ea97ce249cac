export { arbitraryTree } from "./arbitraryTree.ts";
export type { LawOptions } from "./laws.ts";
export { checkLaws } from "./laws.ts";
