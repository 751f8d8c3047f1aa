import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { PAGES, type Page as Row } from "../app/pages.mjs";
import { addressesOf } from "./addresses";

type Thing = { "@type": string } & Record<string, unknown>;

async function structured(page: Page): Promise<Thing[]> {
  const written = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(written ?? "{}")["@graph"];
}

function linked(page: Page, language: string) {
  return page.locator(`link[rel=alternate][hreflang="${language}"]`);
}

async function body(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  return answer.text();
}

test.use({ javaScriptEnabled: false });

test("a product has structured data and sharing tags", async ({ page }) => {
  await page.goto("/products/1?fbclid=x");
  const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/products\/1$/);
  await expect(linked(page, "ru")).toHaveAttribute("href", `${canonical}?lang=ru`);
  await expect(linked(page, "x-default")).toHaveAttribute("href", canonical ?? "");
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /^https?:\/\/.+\.jpg$/);
  await expect(page.locator('meta[property="og:image:type"]')).toHaveAttribute("content", "image/jpeg");
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "product");
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "mn_MN");
  const things = await structured(page);
  const product = things.find((thing) => thing["@type"] === "Product");
  expect(product).toMatchObject({ name: await page.getByRole("heading", { level: 1 }).textContent() });
  expect(product?.offers).toMatchObject({ "@type": "Offer", priceCurrency: "KRW", price: expect.any(Number) });
  expect(things.map((thing) => thing["@type"])).toContain("BreadcrumbList");
});

test("the picture of a shared link is the JPEG of its tags", async ({ page, request }) => {
  await page.goto("/products/1");
  const told = (name: string) => page.locator(`meta[property="og:image${name}"]`).getAttribute("content");
  const picture = await request.get((await told("")) ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, await told(":type")]);
});

test("?lang= renders the page in that language, as its own canonical address, and remembers it", async ({ page }) => {
  await page.goto("/contact?lang=ru");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/contact\?lang=ru$/);
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.goto("/contact?lang=xx");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("the shop says where it is and when it answers", async ({ page }) => {
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    const shop = (await structured(page)).find((thing) => thing["@type"] === "GroceryStore");
    expect(shop?.address).toMatchObject({ addressCountry: "KR", streetAddress: expect.stringMatching(/\S/) });
    expect(shop?.openingHoursSpecification).toMatchObject({ opens: "09:00", closes: "22:00" });
  }
});

test("a store tells its own address and hours", async ({ page }) => {
  await page.goto("/stores/1");
  const store = (await structured(page)).find((thing) => String(thing["@id"]).endsWith("#store"));
  expect(store).toMatchObject({
    "@type": "BeautySalon",
    name: await page.getByRole("heading", { level: 1 }).textContent(),
  });
  expect(store?.openingHoursSpecification).not.toHaveLength(0);
});

test("pages that are not for search engines say so, and no other page does", async ({ page }) => {
  const isPublic = ({ indexed, shareable }: Row) => Boolean(indexed || shareable);
  for (const path of addressesOf((row) => row !== PAGES.orderConfirmation)) {
    await page.goto(path);
    const isNoindex = (await page.locator('meta[name=robots][content="noindex"]').count()) === 1;
    expect({ path, isNoindex }).toEqual({ path, isNoindex: !addressesOf(isPublic).includes(path) });
    expect(await page.locator("link[rel=canonical]").count(), path).toBe(isNoindex ? 0 : 1);
  }
});

test("the sitemap lists products, services and stores in each language, and robots.txt leads to it", async ({
  request,
}) => {
  const sitemap = await body(request, "/sitemap.xml");
  const products = (await (await request.get("/api/products")).json()) as { id: number }[];
  // Other tests add some meanwhile, at the end.
  for (const { id } of products.slice(0, 10)) expect(sitemap).toContain(`/products/${id}</loc>`);
  expect(sitemap).toContain("/service-category/hair-beauty</loc>");
  expect(sitemap).toContain("/stores/1?lang=en</loc>");
  expect(sitemap).toContain("/stores/1?lang=ko</loc>");
  const robots = await body(request, "/robots.txt");
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  const disallowed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(disallowed.sort()).toEqual([
    "/admin",
    "/auth",
    "/cart",
    "/checkout",
    "/confirm-email",
    "/my-page",
    "/offline",
    "/order-confirmation",
    "/order-lookup",
    "/password-reset",
    "/refund-account",
    "/store/",
  ]);
});

test("what does not exist is answered 404", async ({ request }) => {
  for (const path of ["/nope", "/products/x", "/stores/0", "/stores/999999", "/service-category/nope", "/sitemap"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("no character of a page is broken", async ({ request }) => {
  for (const language of ["mn", "ru", "en"]) {
    for (const path of ["/", "/products/1", "/contact", "/service-category/hair-beauty"]) {
      const text = await body(request, `${path}?lang=${language}`);
      expect(text.match(/.{0,40}[\0\uFFFD].{0,40}/)?.[0], `${path} in ${language}`).toBeUndefined();
    }
  }
});
