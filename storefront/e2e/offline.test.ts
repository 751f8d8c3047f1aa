import { expect, type Locator, type Page, test } from "@playwright/test";
import { type EdgeProcess, startEdge } from "./edge-process";
import { newShopper, registerThroughApi } from "./people";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker is active and has cached the current page. */
async function cached(page: Page, path: string) {
  await expect
    .poll(
      () =>
        page.evaluate(async (address) => {
          if (!navigator.serviceWorker.controller) return false;
          return (await caches.match(address)) !== undefined;
        }, path),
      { timeout: 20_000 },
    )
    .toBe(true);
}

/** The language of a cached page, in the cache whose name begins so. */
function cachedLanguage(page: Page, path: string, cache = "pages-") {
  return page.evaluate(
    async ([address, cache]) => {
      const name = (await caches.keys()).find((name) => name.includes(cache));
      const response = await caches.match(address, { cacheName: name, ignoreVary: true, ignoreSearch: true });
      return response?.headers.get("content-language");
    },
    [path, cache] as const,
  );
}

async function chooseLanguage(page: Page, name: string) {
  const menu = page.getByRole("button", { name: /^(Цэс нээх|Открыть меню)$/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
}

/** Presses a link to the open page, which leads to its top. */
async function scrollsToTop(page: Page, link: Locator) {
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
  await link.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

/** Opens a cached page. Newer Chromiums report to be online again on a page that did not come from the network. */
async function openCached(page: Page, address: string) {
  await page.goto(address);
  await page.context().setOffline(false);
  await page.context().setOffline(true);
}

test.describe("when the server is gone, too", () => {
  /** An edge for each test, because the tests stop it. */
  let edge: EdgeProcess;
  test.beforeEach(async () => {
    edge = await startEdge(process.env.COMMERCE_URL ?? "http://127.0.0.1:9000");
  });
  test.afterEach(() => edge.stop());

  async function goOffline(page: Page) {
    await edge.stop();
    await page.context().setOffline(true);
  }

  /** The session is the shop's own; here it is that of the test's edge, too. */
  async function signIn(page: Page) {
    await registerThroughApi(page.request, newShopper());
    const cookies = await page.context().cookies();
    await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: edge.url })));
  }

  test("a visitor has home and the products viewed last, with a notice; any other page says that there is no connection", async ({
    page,
  }) => {
    await page.goto(edge.url);
    await cached(page, "/");
    const product = page.getByRole("article").first();
    const name = (await product.getByRole("heading").textContent()) ?? "";
    await product.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const address = new URL(page.url()).pathname;
    await cached(page, address);
    await goOffline(page);
    await expect(page.getByText("Интернэт холболт алга. Хадгалсан хуудас харагдаж байна.")).toBeVisible();
    await openCached(page, edge.url);
    await expect(page.getByRole("article")).toHaveCount(12);
    await expect(page.getByText("Интернэт холболт алга. Хадгалсан хуудас харагдаж байна.")).toBeVisible();
    await openCached(page, `${edge.url}${address}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    const noConnection = page.getByRole("heading", { name: "Интернэт холболт алга" });
    await test.step("opened by its address, it is tried again with its query, and leads home", async () => {
      await page.goto(`${edge.url}/contact?from=mail`);
      await expect(noConnection).toBeVisible();
      const again = page.waitForRequest(`${edge.url}/contact?from=mail`);
      await page.getByRole("link", { name: "Дахин оролдох" }).click();
      await again;
      await expect(noConnection).toBeVisible();
      await page.getByRole("link", { name: "Нүүр хуудас руу буцах" }).click();
      await expect(page.getByRole("article")).toHaveCount(12);
    });
    await test.step("opened by a link, it has its address, and Back leads to the page before", async () => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Захиалга хайх" }).click();
      await expect(noConnection).toBeVisible();
      await expect(page).toHaveURL(/\/order-lookup$/);
      await page.goBack();
      // The way to the link has brought more of them.
      await expect(page.getByRole("article").first()).toBeVisible();
    });
    await test.step("the cart asks to sign in, once", async () => {
      let opened = 0;
      page.on("domcontentloaded", () => {
        opened += 1;
      });
      await page.goto(`${edge.url}/cart`);
      await expect(page.getByRole("tab", { name: "Нэвтрэх" })).toBeVisible();
      await expect(page).toHaveURL(/\/auth/);
      expect(opened).toBeLessThan(3);
    });
  });

  test("the cart works without a connection, links to the open page leave it as it is, and nothing is ordered", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(edge.url);
    await cached(page, "/");
    await page.getByRole("article").first().getByRole("button").last().click();
    await page.getByRole("dialog").getByRole("button", { name: "Сагсанд нэмэх" }).click();
    const bar = page.getByRole("navigation", { name: "Доод цэс" });
    const home = bar.getByRole("link", { name: "Нүүр" });
    const cart = bar.getByRole("link", { name: /^Сагс/ });
    await cart.click();
    await expect(page.getByRole("heading", { level: 1, name: "Сагс" })).toBeVisible();
    await home.click();
    await expect(page.getByRole("article")).toHaveCount(12);
    await goOffline(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    for (const link of [home, page.getByRole("banner").getByRole("link", { name: "Зах — нүүр хуудас" })]) {
      await scrollsToTop(page, link);
      await expect(page.getByRole("article")).toHaveCount(12);
    }
    await cart.click();
    await expect(page.getByRole("heading", { level: 1, name: "Сагс" })).toBeVisible();
    await scrollsToTop(page, cart);
    await expect(page.getByRole("heading", { level: 1, name: "Сагс" })).toBeVisible();
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Нэмэх", exact: true }).click();
    await page.goto(`${edge.url}/checkout`);
    await expect(page.getByRole("heading", { name: "Захиалга илгээхэд интернэт хэрэгтэй" })).toBeVisible();
  });

  test("the cart opens offline before its first visit, and cached pages are in the language chosen last", async ({
    page,
  }) => {
    await signIn(page);
    await page.context().addCookies([{ name: "preferred-language", value: "ru", url: edge.url }]);
    await page.goto(edge.url);
    // A page that is loaded again while its worker starts is not this worker's.
    await cached(page, "/");
    // As they were installed, in the language of the cookie.
    for (const path of ["/cart", "/offline"])
      await expect.poll(() => cachedLanguage(page, path, "precache")).toBe("ru");
    await page.getByRole("article").first().getByRole("button").last().click();
    await page.getByRole("dialog").getByRole("button", { name: "В корзину" }).click();
    await chooseLanguage(page, "English");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    for (const path of ["/", "/cart", "/offline"]) await expect.poll(() => cachedLanguage(page, path)).toBe("en");
    await goOffline(page);
    for (const [path, heading] of [
      ["/cart", "Cart"],
      ["/contact", "No internet connection"],
      ["/", "Featured products"],
    ] as const) {
      await openCached(page, `${edge.url}${path}`);
      await expect(page.getByRole("heading", { name: heading }).first(), path).toBeVisible();
      await expect(page.locator("html"), path).toHaveAttribute("lang", "en");
      if (path === "/cart") await expect(page.getByRole("article")).toHaveCount(1);
    }
  });
});

test("a language that could not be loaded offline is loaded when the connection is back, and the back office is never cached", async ({
  page,
}) => {
  await page.goto("/");
  await cached(page, "/");
  await page.context().setOffline(true);
  await chooseLanguage(page, "English");
  const toasts = page.getByRole("region", { name: /Мэдэгдэл/ }).getByRole("listitem");
  await expect(toasts).toContainText("Алдаа гарлаа");
  await expect(page.locator("html")).toHaveAttribute("lang", "mn");
  await page.context().setOffline(false);
  await chooseLanguage(page, "English");
  await expect(page.getByRole("heading", { name: "Featured products" })).toBeVisible();

  await page.goto("/admin/login");
  await expect(page.locator("form button[type=submit]")).toBeVisible();
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((path) => path.startsWith("/admin") || path.startsWith("/api/user"))).toEqual([]);
  await page.context().setOffline(true);
  await expect(page.goto("/admin")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test("the shop can be installed as an app", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(home) ?? [];
  const manifest = await (await request.get(address)).json();
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/", name: expect.stringMatching(/\S/) });
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.headers()["content-type"]).toBe("image/png");
  }
});
