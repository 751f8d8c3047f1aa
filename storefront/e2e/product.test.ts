import { expect, test } from "@playwright/test";
import { builtScript } from "./built-script";
import { openPage } from "./open-page";
import { pauseCalls } from "./pause-calls";

test("a thumbnail shows its picture, the strip can be swiped, and the button stays under the finger while the sum grows @desktop", async ({
  page,
  request,
}) => {
  const products: { id: number; imageUrls: string[] }[] = await (await request.get("/api/products")).json();
  const product = products.find(({ imageUrls }) => imageUrls.length > 1);
  expect(product, "a seeded product has several pictures").toBeDefined();
  await openPage(page, `/products/${product?.id}`);
  const gallery = page.getByRole("region", { name: "Барааны зургууд" });
  const second = gallery.getByRole("button", { name: "2-р зургийг харах" });
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(gallery.getByRole("img", { name: /, 2-р зураг$/ })).toBeInViewport({ ratio: 0.9 });
  await gallery
    .getByRole("list")
    .first()
    .evaluate((strip) => strip.scrollTo({ left: 0 }));
  await expect(gallery.getByRole("button", { name: "1-р зургийг харах" })).toHaveAttribute("aria-current", "true");

  const add = page.getByRole("button", { name: "Сагсанд нэмэх", exact: true });
  const plus = page.getByRole("button", { name: "Нэмэх", exact: true });
  await plus.scrollIntoViewIfNeeded();
  const top = (await add.boundingBox())?.y;
  for (let kilograms = 0; kilograms < 12; kilograms += 1) {
    await plus.click();
    expect((await add.boundingBox())?.y).toBe(top);
  }
  await expect(page.getByText(/^₩\d\d\d,\d\d\d$/).first()).toBeVisible();
});

test("a link opens its page within this one, and leaves a new tab to the browser", async ({ page, context }) => {
  await openPage(page, "/");
  const link = page.getByRole("article").first().getByRole("link");
  const opened = context.waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/products\/\d+$/);
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await link.click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Захиалга хайх" }).click();
  await expect(page).toHaveURL(/\/order-lookup$/);
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

const PRODUCT_PAGE = `**${builtScript("app/shop/product/product.tsx?__react-router-build-client-route")}`;

test("the code of the product page is prefetched when somebody points at a later card, before the press @desktop", async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, "/contact");
  // Longer than the prefetch delay, on a page without cards.
  await page.clock.fastForward(1500);
  await page.getByRole("banner").getByRole("link").first().click();
  const card = page.getByRole("article").first().getByRole("link");
  await card.waitFor();
  const asked = page.waitForRequest(PRODUCT_PAGE);
  await card.dispatchEvent("pointerdown");
  await asked;
  await expect(page).toHaveURL(/\/$/);
});

test("a pressed product is shown before its page is loaded, and the rest follows without moving the button @desktop", async ({
  page,
}) => {
  // Pauses the list of all products too, because its products already have all data.
  const answer = await pauseCalls(page, /\/products\/\d+\.data|\/api\/products$/);
  await openPage(page, "/");
  const card = page.getByRole("article").first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  const waiting = page.getByRole("article").getByText("Уншиж байна…");
  await expect(waiting).toBeAttached();
  // First the progress bar, then also the skeletons.
  const status = page.getByRole("status").filter({ hasText: "Уншиж байна" });
  await expect(status.first()).toBeAttached();
  const add = page.getByRole("button", { name: "Сагсанд нэмэх", exact: true });
  await page.getByRole("button", { name: "Нэмэх", exact: true }).click();
  const place = await add.boundingBox();
  answer();
  await expect(page.getByRole("heading", { name: "Төстэй бараа" })).toBeAttached();
  await expect(waiting).toHaveCount(0);
  await expect(status).toHaveCount(0);
  expect(await add.boundingBox()).toEqual(place);
  // The quantity that was chosen meanwhile stays.
  await expect(page.getByRole("group", { name: "Тоо хэмжээ" })).toContainText("2");
});

test("a visitor's page does not read the session, logs no error, and prefetches the code of the product page", async ({
  page,
}) => {
  const errors: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/user") asked.push(request.url());
  });
  const prefetched = page.waitForRequest(PRODUCT_PAGE);
  await openPage(page, "/");
  await prefetched;
  await expect(page).toHaveURL(/\/$/);
  expect(errors).toEqual([]);
  expect(asked).toEqual([]);

  await test.step("a pressed product that is gone meanwhile shows that", async () => {
    await page.context().route(/\/products\/\d+\.data/, (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/products\/\d+/, "products/999999999"),
      }),
    );
    await page.getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Бараа олдсонгүй" })).toBeVisible();
  });
});

test("a product is shared with the device's apps, or its address is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (data: unknown) => shared.push(data),
    });
  });
  await openPage(page, "/products/1");
  const share = page.getByRole("button", { name: "Хуваалцах" });
  await share.click();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([{ title: "Үхрийн өвчүү", url: expect.stringMatching(/\/products\/1$/) }]);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await share.click();
  await expect(page.getByText("Хуулагдлаа", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/products\/1$/);
});
