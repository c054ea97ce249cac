import { expectFits } from "./fits.ts";
import { prefer } from "./lobby.ts";
import { expectAccessible, keepScreen, test } from "./page.ts";
import { seeEverything } from "./tour.ts";

test.describe.configure({ timeout: 240_000 });

for (const [locale, theme] of [
  ["en", "light"],
  ["th", "light"],
  ["ja", "dark"],
] as const)
  test.describe(() => {
    test.use({ locale });

    test(`every screen is kept to be looked at, and can be used by everybody (${locale}, ${theme})`, async ({
      context,
      faults,
    }, info) => {
      await prefer(context, { theme });
      // Words are of no matter to what it looks for, and the tablet has nothing that the others have not.
      const isChecked = locale !== "th" && info.project.name !== "tablet";
      await seeEverything(context, async (page, name) => {
        await keepScreen(page, `${name}-${locale}`, info);
        if (/^(?:table|replay)/u.test(name)) await expectFits(page);
        if (isChecked) await expectAccessible(page, name);
      });
      // The worker was broken on purpose.
      faults.splice(0);
    });
  });
