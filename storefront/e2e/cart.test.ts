import { expect, type Locator, test } from "@playwright/test";
import { openPage } from "./open-page";
import { arriveWithCart, newShopper, registerThroughApi } from "./people";

test("the cart is the same in another tab", async ({ page }) => {
  await arriveWithCart(page, 2);
  await page.goto("/cart");
  await expect(page.getByRole("article")).toHaveCount(2);
  const other = await page.context().newPage();
  await other.goto("/cart");
  await other
    .getByRole("button", { name: /сагснаас хасах/ })
    .first()
    .click();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("the cart follows the person to another device, and what is removed there is gone here", async ({
  page,
  browser,
  baseURL,
}) => {
  const { shopper } = await arriveWithCart(page, 2);
  const saved = page.waitForResponse(
    (answer) => answer.url().includes("/api/cart") && answer.request().method() === "PUT",
  );
  await page.goto("/cart");
  expect((await saved).status()).toBe(200);

  const device = await browser.newContext({ baseURL });
  const other = await device.newPage();
  await other.request.post("/api/login", { data: { username: shopper.username, password: shopper.password } });
  await other.goto("/cart");
  await expect(other.getByRole("article")).toHaveCount(2);
  const changed = other.waitForResponse(
    (answer) => answer.url().includes("/api/cart") && answer.request().method() === "PUT",
  );
  await other
    .getByRole("button", { name: /сагснаас хасах/ })
    .first()
    .click();
  expect((await changed).status()).toBe(200);
  await device.close();

  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("the preview shows three lines and how many more there are @desktop-only", async ({ page }) => {
  // A phone cannot hover.
  await arriveWithCart(page, 5);
  await page.goto("/contact");
  await page.getByRole("button", { name: /^Сагс, \d+ ш$/ }).hover();
  const preview = page.getByText("Таны сагс").locator("..");
  await expect(preview.getByRole("listitem")).toHaveCount(3);
  await expect(preview.getByText("... дахиад 2 бараа")).toBeVisible();
  await expect(preview.getByRole("link", { name: "Сагс руу очих" })).toHaveAttribute("href", "/cart");
});

test("a double tap that adds to the cart presses nothing behind the sheet, and one on the menu nothing in it", async ({
  page,
}) => {
  const twice = async (button: Locator) => {
    // Waits until it stands still.
    await button.hover();
    const box = await button.boundingBox();
    if (!box) throw new Error("The button is not on the screen.");
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 60 });
  };
  await registerThroughApi(page.request, newShopper());
  await openPage(page, "/");
  await page.getByRole("article").first().getByRole("button").last().click();
  const dialog = page.getByRole("dialog");
  await twice(dialog.getByRole("button").last());
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await twice(page.getByRole("button", { name: "Цэс нээх" }));
  await expect(dialog.getByRole("navigation")).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(dialog.getByRole("navigation")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("a sheet that closes leaves the page where it was @desktop", async ({ page, isMobile }) => {
  await arriveWithCart(page, 1);
  await openPage(page, "/");
  await page.evaluate(() => window.scrollTo(0, 900));
  for (const name of isMobile ? [/^Сагс, \d+ ш$/, "Цэс нээх"] : [/^Сагс, \d+ ш$/]) {
    const opener = page.getByRole("button", { name });
    const { x = 0, y = 0 } = (await opener.boundingBox()) ?? {};
    // A tap by coordinates: a click of the locator would scroll first.
    await page.mouse.click(x + 20, y + 20);
    await page.getByRole("dialog").getByRole("button", { name: "Хаах" }).click();
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  }
});
