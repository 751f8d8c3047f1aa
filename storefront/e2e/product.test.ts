import { randomUUID } from "node:crypto";
import { type Browser, expect, type Request, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { loadedScripts, openPage } from "./open-page";
import { pauseCalls } from "./pause-calls";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";

test("a thumbnail shows its picture, and the strip can be swiped @desktop", async ({ page, request }) => {
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
});

test("product page and quantity dialog show the origin in the page's language", async ({ page, request, baseURL }) => {
  const [product]: Product[] = await (await request.get("/api/products")).json();
  if (!product) throw new Error("Nothing is on sale");
  await openPage(page, `/products/${product.id}`);
  await expect(page.getByRole("article").first()).toContainText(`Гарал үүсэл: ${product.origin}`);
  await registerThroughApi(page.request, newShopper());
  for (const [language, told] of [
    ["ru", `Страна происхождения: ${product.originRu}`],
    ["en", `Origin: ${product.originEn}`],
    ["ko", `원산지: ${product.origin}`],
  ] as const) {
    await page.context().addCookies([{ name: "preferred-language", value: language, url: baseURL ?? "" }]);
    await page.goto(`/products/${product.id}`);
    const origin = page.getByRole("article").first().getByText(told);
    await expect(origin).toBeVisible();
    await expect(origin.locator("[lang=mn]")).toHaveCount(language === "ko" ? 1 : 0);
  }
  await openPage(page, "/");
  await page.locator("article button").first().click();
  await expect(page.getByRole("dialog")).toContainText("원산지: ");
});

test("a product without an origin shows none", async ({ page }) => {
  await signInAsAdmin(page);
  const productData = {
    name: `Туршилтын мах ${randomUUID().slice(0, 8)}`,
    category: "Бусад",
    price: "15000",
    origin: " ",
  };
  const made = await page.request.post("/api/products", { multipart: { productData: JSON.stringify(productData) } });
  const { id }: Product = await made.json();
  await openPage(page, `/products/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: productData.name })).toBeVisible();
  await expect(page.getByText("Гарал үүсэл")).toHaveCount(0);
  await page.request.delete(`/api/products/${id}`);
});

test("while a product is on its way the page says so", async ({ page }) => {
  // Pauses the list of all products too, because its products already have all data.
  const answer = await pauseCalls(page, /\.data|\/api\/products$/);
  await openPage(page, "/");
  await page.getByRole("article").first().getByRole("link").click();
  // First the progress bar, then also the skeletons.
  await expect(page.getByRole("status").filter({ hasText: "Уншиж байна" }).first()).toBeAttached();
  answer();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect(page.getByRole("status").filter({ hasText: "Уншиж байна" })).toHaveCount(0);
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

/** Tells the scripts of the product page from those of a page without cards. */
async function productPageScripts(browser: Browser, baseURL: string | undefined) {
  const page = await browser.newPage({ baseURL });
  const [product]: Product[] = await (await page.request.get("/api/products")).json();
  await openPage(page, `/products/${product?.id}`);
  const scripts = await loadedScripts(page);
  await openPage(page, "/contact");
  const common = await loadedScripts(page);
  await page.close();
  return (request: Request) => scripts.includes(request.url()) && !common.includes(request.url());
}

test("the code of the product page is prefetched while the cards are shown", async ({ page, browser, baseURL }) => {
  const asked = page.waitForRequest(await productPageScripts(browser, baseURL));
  await openPage(page, "/");
  await asked;
  await expect(page).toHaveURL(/\/$/);
});

test("or when somebody points at a later card, before the press @desktop", async ({ page, browser, baseURL }) => {
  const ofProductPage = await productPageScripts(browser, baseURL);
  await page.clock.install();
  await openPage(page, "/contact");
  // Longer than the prefetch delay, on a page without cards.
  await page.clock.fastForward(1500);
  await page.getByRole("banner").getByRole("link").first().click();
  const card = page.getByRole("article").first().getByRole("link");
  await card.waitFor();
  const asked = page.waitForRequest(ofProductPage);
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
  const add = page.getByRole("button", { name: "Сагсанд нэмэх", exact: true });
  await page.getByRole("button", { name: "Нэмэх", exact: true }).click();
  const place = await add.boundingBox();
  answer();
  await expect(page.getByRole("heading", { name: "Төстэй бараа" })).toBeAttached();
  await expect(waiting).toHaveCount(0);
  expect(await add.boundingBox()).toEqual(place);
  // The quantity that was chosen meanwhile stays.
  await expect(page.getByRole("group", { name: "Тоо хэмжээ" })).toContainText("2");
});

test("a pressed product that is gone meanwhile shows that", async ({ page }) => {
  await page.context().route(/\/products\/\d+\.data/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/products\/\d+/, "products/999999999"),
    }),
  );
  await openPage(page, "/");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Бараа олдсонгүй" })).toBeVisible();
});

test("going back from signing up does not lead there again", async ({ page }) => {
  await openPage(page, "/contact");
  await page.goto("/cart");
  await expect(page).toHaveURL(/\/auth\?tab=signup/);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("a visitor's page does not read the session, and logs no error", async ({ page }) => {
  const errors: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/user") asked.push(request.url());
  });
  await openPage(page, "/");
  expect(errors).toEqual([]);
  expect(asked).toEqual([]);
});

test("my page leads to the own store, and reads the meal kits that it does not show", async ({ page }) => {
  await registerThroughApi(page.request, newShopper());
  const kits = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/api/generated-meal-kits");
  await page.goto("/my-page");
  expect((await kits).status()).toBe(200);
  await expect(page.getByRole("link", { name: "Миний дэлгүүр" })).toHaveAttribute("href", "/store/dashboard");
});

test("the button stays under the finger while the sum grows @desktop", async ({ page }) => {
  await openPage(page, "/products/1");
  const add = page.getByRole("button", { name: "Сагсанд нэмэх", exact: true });
  const top = (await add.boundingBox())?.y;
  for (let kilograms = 0; kilograms < 12; kilograms += 1) {
    await page.getByRole("button", { name: "Нэмэх", exact: true }).click();
    expect((await add.boundingBox())?.y).toBe(top);
  }
  await expect(page.getByText(/^₩\d\d\d,\d\d\d$/).first()).toBeVisible();
});
