import "@fontsource-variable/noto-sans-thai/index.css";
import "./theme/tokens.css";
import "./theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { placeSprite } from "./card/sprite.ts";
import { FaultBoundary } from "./Fault.tsx";
import { registerOffline } from "./offline.ts";
import { learnAny } from "./say.ts";
import { applySettings } from "./settings/applySettings.ts";
import { newer } from "./state/newer.ts";
import { loadFonts } from "./theme/fonts.ts";

applySettings();
void placeSprite();
await learnAny();
const root = document.getElementById("root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <FaultBoundary>
        <App />
      </FaultBoundary>
    </StrictMode>,
  );
// A file that misses its place must not take the page's.
for (const kind of ["dragover", "drop"] as const) addEventListener(kind, (event) => event.preventDefault());
// What need not be there at once comes after the first picture.
setTimeout(() => {
  void loadFonts();
  void registerOffline(newer.set);
}, 200);
