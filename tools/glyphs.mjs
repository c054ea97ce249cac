// Writes apps/web/page/card/glyphs.svg: the icons that apps/web/page/card/glyphs.json names, one symbol each.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { icons } from "@iconify-json/game-icons";
import { root } from "./root.mjs";

const folder = join(root, "apps/web/page/card");
const names = JSON.parse(readFileSync(join(folder, "glyphs.json"), "utf8"));

const symbols = Object.entries(names).map(([name, icon]) => {
  const drawing = icons.icons[icon];
  if (drawing === undefined) throw new Error(`game-icons has no icon "${icon}".`);
  return `<symbol id="glyph-${name}" viewBox="0 0 512 512">${drawing.body}</symbol>`;
});

writeFileSync(
  join(folder, "glyphs.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Icons by the authors of game-icons.net, CC BY 3.0 -->
${symbols.join("\n")}
</svg>
`,
);
