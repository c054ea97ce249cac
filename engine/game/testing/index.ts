export { checkCards, checkEvents, checkJson, checkSecrets } from "./checks.ts";
export { type Report, soak } from "./soak.ts";
