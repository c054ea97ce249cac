export { riftbound, riftboundFor } from "./game.ts";
export { riftboundModule } from "./module.ts";
