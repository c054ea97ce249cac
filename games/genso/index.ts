export { genso } from "./game.ts";
export { gensoModule } from "./module.ts";
