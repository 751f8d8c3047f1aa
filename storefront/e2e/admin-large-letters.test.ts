import { expect, type Page, test } from "@playwright/test";
import { openScreen, question } from "./back-office";
import { bankFile, newPayer } from "./bank-file";
import { enlarge, expectWithinScreen, unreachable } from "./large-letters";
import { newShopper, orderFromElsewhere, registerThroughApi, signInAsAdmin } from "./people";

/** Russian words are the longest. */
const SIZES = { mn: [200], ru: [150, 200] };

/** Of both tests. */
let page: Page;
let email: string;
let paid: number | undefined;

/** What is open on a screen of the back office can be worked with large letters. */
async function expectWorkable(what: string, sizes: readonly number[]) {
  for (const percent of sizes) {
    await test.step(`${what}, ${percent} %`, async () => {
      await enlarge(page, percent);
      await expectWithinScreen(page);
      await expect.poll(() => unreachable(page)).toEqual([]);
      // A button that hides what is wider than itself.
      const cut = page.getByRole("button").filter({ visible: true });
      expect(
        await cut.evaluateAll((all) =>
          all.filter((one) => one.textContent && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
        ),
      ).toEqual([]);
    });
  }
}

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  ({ email } = await registerThroughApi(page.request, newShopper()));
  const ids: number[] = [];
  for (let placed = 0; placed < 4; placed += 1) ids.push(await orderFromElsewhere(page.request, email));
  await signInAsAdmin(page);
  const [, cancelled, unpaid] = ids;
  paid = ids[0];
  for (const [id, status] of [
    [paid, "processing"],
    [cancelled, "processing"],
    [cancelled, "cancelled"],
  ]) {
    expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status } })).ok()).toBe(true);
  }
  const order = await (await page.request.get(`/api/orders/${unpaid}`)).json();
  const file = bankFile([
    { payer: newPayer(), amount: 700 },
    { payer: `${newPayer()} ${order.transferCode}`, amount: Number(order.totalAmount) + 1300 },
  ]);
  expect((await page.request.post("/api/admin/bank-statements", { multipart: { file } })).status()).toBe(201);
});
test.afterAll(() => page.close());

for (const [language, sizes] of Object.entries(SIZES)) {
  test(`the back office can be worked on a phone with large letters, in ${language}`, async ({ baseURL }) => {
    test.slow();
    await page.context().addCookies([{ name: "preferred-language", value: language, url: baseURL ?? "" }]);
    // What is open would keep its language.
    await page.goto("about:blank");
    const search = `search=${encodeURIComponent(email)}`;

    await openScreen(page, `/admin/orders?${search}&startDate=2026-01-01`);
    await expectWorkable("orders with all filters", sizes);
    const chosen = page.getByRole("region").filter({ has: page.getByRole("group") });
    await openScreen(page, `/admin/orders?${search}`);
    await page.locator("main button:has-text('Сонгох'), main button:has-text('Выбрать')").first().click();
    await page.getByRole("checkbox").first().click();
    await expectWorkable("many chosen", sizes);
    await chosen
      .getByRole("button")
      .filter({ hasText: /^(Цуцлах|Отменить)$/ })
      .click();
    await expect(question(page)).toBeVisible();
    await expectWorkable("question", sizes);

    await openScreen(page, `/admin/orders?${search}`);
    await page.locator(`a[href$="id=${paid}"]`).click();
    await expect(page.getByRole("dialog")).toContainText(email);
    await expectWorkable("drawer", sizes);
    for (const screen of [
      "transfers",
      "transfers?view=lines",
      "products",
      "returns",
      "picking",
      "sending",
      "users",
      "month",
      "hero-settings",
    ]) {
      await openScreen(page, `/admin/${screen}`);
      await expectWorkable(screen, sizes);
    }
  });
}
