// Draws docs/table.svg: a screen of the terminal table in the middle of a match, as the command prints it.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, root } from "./root.mjs";

const answers = `${"2\n1\n".repeat(60)}q\n`;
const args = [
  command,
  "play",
  "horobeat",
  "--lang",
  "en",
  "--seed",
  "8",
  "--save",
  join(root, "dist/picture.json"),
];
const { stdout } = spawnSync(process.execPath, args, { input: answers, encoding: "utf8" });
const line = "─".repeat(80);
const screens = stdout
  .split(`${line}\nRound `)
  .slice(1)
  .map((screen) => `Round ${screen}`);
const screen = screens.filter((each) => each.includes("battle in Line")).at(-4) ?? screens.at(-1) ?? "";
const rows = screen
  .split("\n")
  .filter((row) => !/^(?:>|There are only)/.test(row))
  .slice(0, 32);

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const text = rows.map((row, at) => `<text x="16" y="${28 + at * 19}">${escaped(row)}</text>`).join("\n");
const height = 36 + rows.length * 19;
writeFileSync(
  join(root, "docs/table.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 ${height}" role="img" aria-label="A battle of HORO-BEAT in the terminal">
<rect width="700" height="${height}" rx="8" fill="#14171c"/>
<g font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13.6" fill="#d7dde5" xml:space="preserve">
${text}
</g>
</svg>
`,
);
