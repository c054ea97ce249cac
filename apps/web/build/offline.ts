import { VitePWA } from "vite-plugin-pwa";
import { isJapanese, writtenPieces } from "./japanese.ts";

/** The service worker that keeps the page for when there is no network, and what an installed page is called. */
export const offline = VitePWA({
  // The page registers it by its own code: no inline script.
  injectRegister: false,
  filename: "sw.js",
  manifestFilename: "gyoji.webmanifest",
  manifest: {
    id: "./",
    name: "Gyoji 行司",
    short_name: "Gyoji",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#f6f0e3",
    theme_color: "#f6f0e3",
    icons: [
      { src: "icons/gyoji.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
      { src: "icons/gyoji-192.png", type: "image/png", sizes: "192x192", purpose: "any" },
      { src: "icons/gyoji-512.png", type: "image/png", sizes: "512x512", purpose: "any" },
      { src: "icons/gyoji-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  },
  // They are among the files anyway.
  includeManifestIcons: false,
  workbox: {
    globPatterns: ["**/*.{html,js,css,svg,png,woff2,json}"],
    // Japanese comes in over a hundred pieces: those of what the page itself says are kept at once, the others, for what
    // players write, as they are loaded.
    manifestTransforms: [
      (entries) => {
        const pieces = writtenPieces();
        const manifest = entries.filter(
          ({ url }) => !isJapanese(url) || pieces.has(url.slice(url.lastIndexOf("/") + 1)),
        );
        return { manifest, warnings: [] };
      },
    ],
    // The first visit is kept too; a newer page waits until the player takes it.
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    navigateFallback: "index.html",
    runtimeCaching: [
      {
        urlPattern: /\/noto-sans-jp-[^/]+\.woff2$/u,
        handler: "CacheFirst",
        options: {
          cacheName: "japanese",
          // Files of older versions make room for newer ones.
          expiration: { maxEntries: 300 },
        },
      },
    ],
  },
});
