// Opens the table in the browser; with the name of a command it is the gyoji command.
import { runCommand } from "./command.mjs";

const args = process.argv.slice(2);
const bare = args.length === 0 || (args.length <= 2 && args[0].startsWith("--lang"));
await runCommand(bare ? ["serve", ...args] : args);
