export { horobeat } from "./game.ts";
export { horobeatModule } from "./module.ts";
