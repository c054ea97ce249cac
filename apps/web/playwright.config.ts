import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../../tools/chromium.mjs";

const PORT = 4173;
const root = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: `${root}/reports/web`,
  reporter: [["list"], ["json", { outputFile: `${root}/reports/web.json` }]],
  workers: 2,
  retries: 0,
  expect: { timeout: 15_000 },
  // For a machine that does much else at the same time; the longest take ten seconds on one that does not.
  timeout: 90_000,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    locale: "en",
    // Fetching all of the page again, to keep it, would be most of what a test does; those of being offline allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: chromiumLaunch,
  },
  projects: [
    { name: "laptop", use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: "tablet", use: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
  ],
  webServer: {
    command: "node tools/start.mjs serve",
    cwd: root,
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGINT", timeout: 2000 },
    timeout: 180_000,
  },
});
