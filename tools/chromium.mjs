/** How the system's own Chromium is started, for Playwright, which fetches none. */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    // A container has no sandbox and no graphics card.
    "--no-sandbox",
    "--disable-gpu",
    // Nothing but the page: nothing that Chromium asks the network for by itself.
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
