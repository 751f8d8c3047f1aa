import { expect, test } from "@playwright/test";
import { expectNothingWrong, openScreen, watchFonts } from "./back-office";
import { signInAsAdmin } from "./people";

/** Those with tables, which are cards on a phone; there `cut-texts.test.ts` looks at every screen. */
const SCREENS = [
  "",
  "orders",
  "transfers",
  "cash-receipts",
  "returns",
  "month",
  "sending",
  "couriers",
  "users",
  "stores",
];

test("tables of the back office have no axe violations, do not scroll sideways, and load their fonts @desktop-only", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: "preferred-language", value: "ru", url: baseURL ?? "" }]);
  const refusedFonts = watchFonts(page);
  await signInAsAdmin(page);
  for (const path of SCREENS) {
    await openScreen(page, `/admin/${path}`);
    await expectNothingWrong(page);
  }
  expect(refusedFonts).toEqual([]);
});
