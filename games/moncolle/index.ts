export { moncolle } from "./game.ts";
export { moncolleModule } from "./module.ts";
