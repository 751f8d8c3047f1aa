import { randomInt } from "node:crypto";
import { expect, type Locator, type Page, test } from "@playwright/test";
import texts from "@zakh/back-office/screens/texts/en.json" with { type: "json" };
import type { Product } from "@zakh/catalog/contract";
import sharp from "sharp";
import { dashboardUrl, goWithin, medusaId, openDashboard } from "./dashboard";
import { ADMIN, newShopper, orderThroughApi, readProducts, registerThroughApi } from "./people";
import { StockedProduct } from "./stock";

// Medusa's own pages are tested on a desktop only; the shop's screens in the dashboard also on a phone (admin-both-dashboards).
test.slow();

/** In English. Of all tests: loading the dashboard costs more than most of them. */
let dashboard: Page;

test.beforeAll(async ({ browser }) => {
  dashboard = await openDashboard(browser, false, ADMIN, "en");
});

test.afterAll(() => dashboard.context().close());

function drawer(dashboard: Page): Locator {
  return dashboard.getByRole("dialog");
}

async function save(dashboard: Page) {
  await drawer(dashboard).getByRole("button", { name: "Save", exact: true }).click();
}

test("Medusa's inventory page shows what is reserved of the stock @desktop-only", async ({
  page,
  browser,
  baseURL,
}) => {
  const product = await StockedProduct.make(browser, baseURL, 10);
  const shopper = await registerThroughApi(page.request, newShopper());
  await orderThroughApi(page.request, shopper.email, [product.id]);
  const item = await medusaId(dashboard, "inventory-items", `q=${encodeURIComponent(product.name)}`);
  await dashboard.goto(`${dashboardUrl}/app/inventory/${item}`);
  // The row of the shop's only warehouse, in kg; the order has the product's minimum of 1.5.
  await expect(dashboard.getByRole("row", { name: "1.5 10 8.5" }).first()).toBeVisible();
  await product.delete();
});

test("a picture that is uploaded on Medusa's product page shows in the shop @desktop-only", async ({
  page,
  browser,
  baseURL,
}) => {
  const product = await StockedProduct.make(browser, baseURL, 10);
  const id = await medusaId(dashboard, "products", `q=${encodeURIComponent(product.name)}`);
  await dashboard.goto(`${dashboardUrl}/app/products/${id}/media?view=edit`);
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await drawer(dashboard)
    .locator('input[type="file"]')
    .setInputFiles({ name: "мах.jpg", mimeType: "image/jpeg", buffer });
  await save(dashboard);
  await expect(dashboard.getByText("Media was successfully updated.")).toBeVisible();

  const read = async (): Promise<Product> => (await page.request.get(`/api/products/${product.id}`)).json();
  await expect.poll(async () => (await read()).imageUrls).toEqual([expect.stringMatching(/_640x480\.webp$/)]);
  await page.goto(`/products/${product.id}`);
  const picture = page.getByRole("img", { name: product.name }).first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await product.delete();
});

test("Medusa's pages of what the shop does not use say so, and what to use instead @desktop-only", async () => {
  await dashboard.goto(`${dashboardUrl}/app/settings/profile`);
  await expect(dashboard.getByRole("main").getByRole("heading").first()).toBeVisible();
  const says = async (path: string, text: string) => {
    await goWithin(dashboard, `/app${path}`);
    await expect(dashboard.getByText(text), path).toBeVisible();
    await expect(dashboard.getByText("The shop does not use this"), path).toHaveCount(1);
  };
  await says("/price-lists", "A product has one price.");
  await says("/promotions", "Promotions made here make no order cheaper.");
  await says("/settings/regions", "The shop sells in Korea, in won.");
  await says("/settings/locations", "The delivery fee is set on the shop's settings pages");

  const path = `${dashboardUrl}/admin/products`;
  const made = await dashboard.request.post(path, {
    data: {
      title: `Хоёр хувилбар ${randomInt(1e9)}`,
      options: [{ title: "Савлагаа", values: ["1 кг", "5 кг"] }],
      variants: ["1 кг", "5 кг"].map((title) => ({
        title,
        options: { Савлагаа: title },
        prices: [{ currency_code: "krw", amount: 20_000 }],
      })),
    },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { id }: { id: string } = (await made.json()).product;
  await says(`/products/${id}`, "The shop sells one variant of a product");
  await dashboard.request.delete(`${path}/${id}`);
});

test("its policy stops nothing that its own pages, the shop's in it and their pictures need @desktop-only", async ({
  page,
}) => {
  const pictured = (await readProducts(page.request)).find(({ imageUrls }) => imageUrls[0]?.startsWith("/static/"));
  if (!pictured) throw new Error("No product has an uploaded picture.");
  const stopped: string[] = [];
  dashboard.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) stopped.push(message.text());
  });
  const product = `/products/${await medusaId(dashboard, "products", `q=${encodeURIComponent(pictured.name)}`)}`;
  const own = ["products", "media", "orders", "month", "logoSettings"] as const;
  const medusas = [
    "/orders",
    "/products",
    product,
    "/customers",
    "/settings/users",
    "/settings/regions",
    "/settings/profile",
  ];
  await dashboard.goto(`${dashboardUrl}/app/shop`);
  for (const screen of own) {
    await goWithin(dashboard, `/app/shop/${screen.replace("S", "-s")}`);
    await expect(
      dashboard.getByRole("heading", { level: 1, name: texts[`${screen}.title`], exact: true }),
    ).toBeVisible();
    await expect(dashboard.locator(".animate-pulse, .animate-spin, [aria-busy=true]")).toHaveCount(0);
  }
  for (const path of medusas) {
    await goWithin(dashboard, `/app${path}`);
    await expect(dashboard.getByRole("main").getByRole("heading").first(), path).toBeVisible();
  }
  await dashboard.goto(`${dashboardUrl}/app${product}`);
  await dashboard.waitForLoadState("networkidle");
  await expect
    .poll(() =>
      dashboard
        .locator('img[src*="/static/"]')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(stopped).toEqual([]);
  // It does stop what is injected.
  await dashboard.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'injected'";
    document.head.append(script);
  });
  expect(await dashboard.title()).not.toBe("injected");
});
