export { type Report, soak } from "./soak.ts";
