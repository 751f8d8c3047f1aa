import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import { addressesOf, type Owned } from "./addresses";
import { cutTexts } from "./cut-texts";
import { brokenWords, enlarge, expectWithinScreen } from "./large-letters";
import { openPage } from "./open-page";
import { arriveWithCart, newShopper, orderThroughApi, readProducts, registerThroughApi } from "./people";
import { decide, newStoreName, storeThroughApi } from "./store-owners";

test.beforeEach(async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Russian words are the longest of the three languages.
  await context.addCookies([{ name: "preferred-language", value: "ru", url: baseURL ?? "" }]);
});

/** All controls are on the screen and not cut off. */
async function expectReachable(page: Page) {
  const beyond = await page.evaluate(() => {
    const controls = [...document.querySelectorAll("a, button, input, select, textarea, summary, [role=tab]")];
    const hidden = controls.filter((control) => {
      // For screen readers only.
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".sr-only")) return false;
      const { left, right } = control.getBoundingClientRect();
      let [from, to] = [0, 360];
      for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        // Content of a scrollable element, such as the row of categories, can be scrolled into view.
        if (overflowX === "auto" || overflowX === "scroll") return false;
        if (overflowX === "visible") continue;
        const box = at.getBoundingClientRect();
        [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
      }
      return left < from - 1 || right > to + 1;
    });
    return hidden.map((control) => control.getAttribute("aria-label") ?? control.textContent ?? "");
  });
  expect(beyond).toEqual([]);
}

/** All of them are between the left and the right edge of the screen, at any vertical position. */
async function expectWhole(things: Locator) {
  await expect(things.first()).toBeVisible();
  const beyond = await things.evaluateAll((all) =>
    all
      .filter((thing) => {
        const { left, right } = thing.getBoundingClientRect();
        return thing.getClientRects().length === 0 || left < 0 || right > 360;
      })
      .map(({ textContent }) => textContent),
  );
  expect(beyond).toEqual([]);
}

/** Checks the page with letters of 130 %, and of 200 %. */
async function eachSize(page: Page, check: () => Promise<void>) {
  for (const percent of [130, 200]) {
    await test.step(`${percent} %`, async () => {
      await enlarge(page, percent);
      await expectWithinScreen(page);
      await check();
    });
  }
}

test("with letters of 130 and 200 % the shop's pages fit a phone's screen", async ({ page, context, baseURL }) => {
  test.slow();
  const { shopper } = await arriveWithCart(page, 4);
  const order = await orderThroughApi(page.request, shopper.email);
  const main = page.getByRole("main");
  const sums = main.getByText(/^₩[\d,]+$/).filter({ visible: true });
  const buttons = (name: RegExp) => main.getByRole("button", { name });

  await test.step("home", async () => {
    await openPage(page, "/");
    await eachSize(page, async () => {
      await expectWhole(main.getByRole("article").getByRole("button"));
      await expectWhole(page.getByRole("banner").getByRole("link"));
    });
  });
  await test.step("product", async () => {
    await openPage(page, "/products/16");
    await eachSize(page, async () => {
      await expectWhole(sums);
      await expectWhole(buttons(/^В корзину$/).first());
    });
  });
  await test.step("cart", async () => {
    await openPage(page, "/cart");
    await eachSize(page, async () => {
      await expectWhole(sums);
      await expectWhole(main.getByText("Удалить", { exact: true }));
      await expectWhole(main.getByRole("link", { name: "Оформить заказ" }));
    });
  });
  await test.step("checkout", async () => {
    await openPage(page, "/checkout");
    await eachSize(page, () => expectWhole(main.getByRole("button")));
    // Closed since the order before.
    for (const part of ["Получатель", "Оплата", "Чек и разница в весе"])
      await main.getByRole("button", { name: `${part}: изменить` }).click();
    await eachSize(page, async () => {
      await expectWhole(sums);
      await expectWhole(main.getByRole("textbox"));
      await expectWhole(main.getByRole("button"));
    });
  });
  await test.step("my page", async () => {
    await openPage(page, "/my-page");
    await main.getByRole("button", { expanded: false }).click();
    await eachSize(page, async () => {
      await expectWhole(sums);
      await expectWhole(main.getByRole("article").getByRole("button"));
    });
  });
  await test.step("confirmation", async () => {
    await openPage(page, `/order-confirmation?id=${order}&email=${encodeURIComponent(shopper.email)}`);
    await eachSize(page, async () => {
      await expectWhole(sums);
      await expectWhole(main.getByRole("button"));
    });
  });
  for (const language of ["mn", "ru", "en"])
    await test.step(`the order's steps in ${language}`, async () => {
      await context.addCookies([{ name: "preferred-language", value: language, url: baseURL ?? "" }]);
      await openPage(page, `/order-confirmation?id=${order}&email=${encodeURIComponent(shopper.email)}`);
      for (const percent of [100, 115, 130, 150, 200]) {
        await enlarge(page, percent);
        await expectWithinScreen(page);
        expect(await brokenWords(page, "ol:has(> [aria-current=step])"), `${percent} %`).toEqual([]);
      }
    });
});

/** Pages of services, pages for signing in, and those without a section of their own above. */
const VISITED = [
  "/stores/1",
  "/service-category/hair-beauty",
  "/contact",
  "/order-lookup",
  "/auth",
  "/auth?tab=signup",
  "/password-reset",
  "/confirm-email",
];
const OWNED = (owned: Owned) => [
  "/my-page",
  "/store/dashboard?tab=products",
  "/store/dashboard?tab=orders",
  ...addressesOf(({ guard }) => guard === "store-owner", owned),
];

/** Creates a store with hours, a product, and an order of it. */
async function openStore(page: Page, admin: APIRequestContext): Promise<Owned> {
  const shopper = await registerThroughApi(page.request, newShopper());
  const name = newStoreName();
  const store = await storeThroughApi(page.request, name);
  const work = { open: "09:00", close: "20:00" };
  const openingHours = { mon: work, tue: work, wed: work, thu: work, fri: work, sat: work, sun: null };
  const saved = await page.request.put(`/api/stores/${store}`, { data: { openingHours } });
  expect(saved.ok(), await saved.text()).toBe(true);
  await decide(admin, name, { isVerified: true });
  const productData = {
    name: "Хонины хавирга",
    nameRu: "Бараньи рёбра",
    category: "Хонины мах",
    origin: "Монгол",
    price: "18500",
  };
  const made = await page.request.post(`/api/stores/${store}/products`, {
    multipart: { productData: JSON.stringify({ ...productData, stock: "12", trackStock: true }) },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id: product } = (await made.json()) as { id: number };
  const [other] = await readProducts(page.request);
  const order = await orderThroughApi(page.request, shopper.email, [product, other?.id ?? 0]);
  return { store, product, order };
}

/** Texts that may be cut: a store's introduction, which the store's page shows in full, and a select, whose options the phone's picker shows in full. */
const SHORTENED = /^(cut below: |wider than its field: )/;

async function expectEnlarged(page: Page, path: string, language: string) {
  await test.step(path, async () => {
    await openPage(page, path);
    for (const folded of await page.locator("summary").all()) await folded.click();
    // Russian words are the longest.
    if (language === "ru") {
      await enlarge(page, 150);
      await expectWithinScreen(page);
      expect((await cutTexts(page)).filter((text) => !SHORTENED.test(text))).toEqual([]);
      await expectReachable(page);
    }
    await enlarge(page, 200);
    await expectWithinScreen(page);
    await expectReachable(page);
  });
}

for (const language of ["mn", "ru"]) {
  test(`the pages of stores and those to sign in fit a phone with large letters, in ${language}`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.slow();
    await context.addCookies([{ name: "preferred-language", value: language, url: baseURL ?? "" }]);
    for (const path of VISITED) await expectEnlarged(page, path, language);
    const owned = await openStore(page, request);
    for (const path of OWNED(owned)) await expectEnlarged(page, path, language);
  });
}

test("buttons of an owner's products keep their words whole, and a name of one endless word breaks on every page", async ({
  page,
  baseURL,
  browser,
}) => {
  const name = `${newStoreName()} ${"Супермонголхоолныдэлгүүр".repeat(3)}`;
  await registerThroughApi(page.request, newShopper());
  const storeId = await storeThroughApi(page.request, name);
  const admin = await browser.newContext({ baseURL });
  await decide(admin.request, name.slice(0, 11), { isVerified: true });
  await admin.close();
  const add = async (called: string) => {
    const productData = { name: called, category: "Үхрийн мах", price: "20000", stock: 9, minOrderQuantity: "1" };
    const made = await page.request.post(`/api/stores/${storeId}/products`, {
      multipart: { productData: JSON.stringify({ ...productData, origin: "Монгол" }) },
    });
    expect(made.status(), await made.text()).toBe(201);
    return ((await made.json()) as { id: number }).id;
  };
  const long = await add("Ш".repeat(90));
  await add("Бууз");
  await page.goto("/store/dashboard?tab=products");
  await expect(page.getByRole("article", { name: "Бууз" })).toBeVisible();
  expect(await brokenWords(page, 'article[aria-label="Бууз"]')).toEqual([]);
  for (const path of ["/store/dashboard?tab=products", "/store/books", `/products/${long}`, `/stores/${storeId}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectWithinScreen(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/products/${long}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
});
