import { expect, type Locator, type Page, test } from "@playwright/test";
import { arrive } from "./arrive";
import { arriveWithCart, orderThroughApi } from "./people";

test.beforeEach(async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Russian words are the longest of the three languages.
  await context.addCookies([{ name: "preferred-language", value: "ru", url: baseURL ?? "" }]);
});

async function enlarge(page: Page, percent: number) {
  await page.addStyleTag({ content: `:root { font-size: ${percent}% }` });
}

/** Nothing scrolls sideways. A phone's own width: its `innerWidth` grows with what is too wide. */
async function expectWithinScreen(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

/** All of them lie between the left and the right edge of the screen, wherever one has to scroll down to. */
async function expectWhole(things: Locator) {
  await expect(things.first()).toBeVisible();
  for (const thing of await things.all()) {
    const box = await thing.boundingBox();
    expect(box, await thing.innerText()).not.toBeNull();
    expect(box?.x ?? -1, await thing.innerText()).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), await thing.innerText()).toBeLessThanOrEqual(360);
  }
}

for (const percent of [130, 200]) {
  test(`with letters of ${percent} % the shop's pages fit a phone's screen`, async ({ page }) => {
    test.slow();
    const { shopper } = await arriveWithCart(page, 4);
    const order = await orderThroughApi(page.request, shopper.email);
    const main = page.getByRole("main");
    const sums = main.getByText(/^₩[\d,]+$/).filter({ visible: true });
    const buttons = (name: RegExp) => main.getByRole("button", { name });

    await test.step("home", async () => {
      await arrive(page, "/");
      await enlarge(page, percent);
      await expectWithinScreen(page);
      await expectWhole(main.getByRole("article").getByRole("button"));
      await expectWhole(page.getByRole("banner").getByRole("link"));
    });
    await test.step("product", async () => {
      await arrive(page, "/products/16");
      await enlarge(page, percent);
      await expectWithinScreen(page);
      await expectWhole(sums);
      await expectWhole(buttons(/^В корзину$/).first());
    });
    await test.step("cart", async () => {
      await arrive(page, "/cart");
      await enlarge(page, percent);
      await expectWithinScreen(page);
      await expectWhole(sums);
      await expectWhole(main.getByText("Удалить", { exact: true }));
      await expectWhole(main.getByRole("link", { name: "Оформить заказ" }));
    });
    await test.step("checkout", async () => {
      await arrive(page, "/checkout");
      await enlarge(page, percent);
      await expectWithinScreen(page);
      await expectWhole(sums);
      await expectWhole(main.getByRole("textbox"));
      await expectWhole(main.getByRole("button"));
    });
    await test.step("my page", async () => {
      await arrive(page, "/my-page");
      await enlarge(page, percent);
      await main.getByRole("button", { expanded: false }).click();
      await expectWithinScreen(page);
      await expectWhole(sums);
      await expectWhole(main.getByRole("article").getByRole("button"));
    });
    await test.step("confirmation", async () => {
      await arrive(page, `/order-confirmation?id=${order}&email=${encodeURIComponent(shopper.email)}`);
      await enlarge(page, percent);
      await expectWithinScreen(page);
      await expectWhole(sums);
      await expectWhole(main.getByRole("button"));
    });
  });
}
