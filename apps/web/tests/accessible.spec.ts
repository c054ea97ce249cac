import { expectAccessible, openLobby, test } from "./page.ts";

for (const colorScheme of ["light", "dark"] as const)
  test.describe(() => {
    test.use({ colorScheme });

    test(`the lobby can be used by everybody (${colorScheme})`, async ({ page }) => {
      await openLobby(page);
      await expectAccessible(page);
    });
  });
