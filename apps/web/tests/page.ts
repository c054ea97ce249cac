import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, type ConsoleMessage, expect, type Page, type TestInfo } from "@playwright/test";

export { expect } from "@playwright/test";

/**
 * A test of the page. Whatever else it looks at, it fails when the page asks another machine for something, breaks its
 * Content-Security-Policy, throws, or complains in the console.
 * `faults` holds what the page did wrong so far; a test that wants a fault takes it out.
 */
export const test = base.extend<{ faults: string[] }>({
  actionTimeout: 10_000,
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on("request", (request) => {
        if (isOutside(request.url())) faults.push(`asked for ${request.url()}`);
      });
      context.on("weberror", (error) => {
        faults.push(error.error().message);
      });
      context.on("console", (message) => {
        if (isComplaint(message)) faults.push(`${message.text()} (${message.location().url})`);
      });
      await use(faults);
      expect(faults, "what the page did wrong").toEqual([]);
    },
    { auto: true },
  ],
});

function isOutside(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith("http") && hostname !== "127.0.0.1";
}

function isComplaint(message: ConsoleMessage): boolean {
  return ["error", "warning"].includes(message.type()) && !message.text().startsWith(KEPT_OUT);
}

/** What Playwright says itself when it keeps a service worker out. */
const KEPT_OUT = "Service Worker registration blocked by Playwright";

/** Runs the tests of a group on some sizes of window only. */
export function onlyOn(...sizes: readonly string[]): void {
  test.skip(() => !sizes.includes(test.info().project.name), `for ${sizes.join(", ")}`);
}

/** Opens the page and waits until it can be used. */
export async function openLobby(page: Page, address = "./"): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-ready="lobby"]')).toBeVisible();
}

/** Keeps a picture of the screen, to be looked at: `reports/screens/NAME-SIZE.png`. */
export async function keepScreen(page: Page, name: string, { config, project }: TestInfo): Promise<void> {
  const folder = join(config.rootDir, "../../../reports/screens");
  await page.screenshot({ path: join(folder, `${name}-${project.name}.png`) });
}

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Looks for what keeps somebody from using what is on the screen (WCAG 2.2 AA, by axe). */
export async function expectAccessible(page: Page, screen = ""): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // There are no frames; so it need not open a page of its own each time.
    .setLegacyMode()
    .options({ runOnly: STANDARDS, resultTypes: ["violations"] })
    .analyze();
  const told = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
  expect.soft(told, screen).toEqual([]);
}
