import { fileURLToPath } from "node:url";
import { type APIRequestContext, type BrowserContextOptions, expect, test } from "@playwright/test";
import { ADMIN, newShopper, orderThroughApi, readProducts, registerThroughApi } from "../e2e/people";
import { SCREENS, type Seen, type Viewer } from "./screens";

const FOLDER = fileURLToPath(new URL("../../screenshots", import.meta.url));
const LANGUAGE = process.env.SCREENSHOTS_LANGUAGE ?? "mn";

type State = Exclude<BrowserContextOptions["storageState"], string | undefined>;

const states: Partial<Record<Viewer, State>> = {};
let seen: Seen;

test.beforeAll(async ({ playwright, baseURL }) => {
  const shopper = await playwright.request.newContext({ baseURL });
  const { email } = await registerThroughApi(shopper, newShopper());
  const orderId = await orderThroughApi(shopper, email);
  states.shopper = await shopper.storageState();
  const owner = await playwright.request.newContext({ baseURL });
  const storeId = await openStore(owner);
  states.owner = await owner.storageState();
  const admin = await playwright.request.newContext({ baseURL });
  const answer = await admin.post("/api/admin/login", { data: { username: ADMIN.username, password: ADMIN.password } });
  expect(answer.ok()).toBe(true);
  states.admin = await admin.storageState();
  const verified = await admin.patch(`/api/admin/stores/${storeId}`, { data: { isVerified: true } });
  expect(verified.ok(), await verified.text()).toBe(true);
  const storeProductId = await addProduct(owner, storeId);
  const storeOrderId = await orderThroughApi(shopper, email, [storeProductId]);
  seen = { email, orderId, storeId, storeProductId, storeOrderId };
});

/** Registers a user with a store; returns its id. */
async function openStore(owner: APIRequestContext): Promise<number> {
  const { email } = await registerThroughApi(owner, newShopper());
  const [category]: { id: number }[] = await (await owner.get("/api/service-categories")).json();
  const answer = await owner.post("/api/stores", {
    data: {
      categoryId: category?.id,
      name: "Сарнай гоо сайхан",
      address: "Чонжү хот, Сану гу 5",
      phone: "010-9876-5432",
      email,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Adds a product to the store; returns its id. */
async function addProduct(owner: APIRequestContext, storeId: number): Promise<number> {
  const productData = JSON.stringify({ name: "Хонины хавирга", category: "Хонины мах", price: "18500", stock: "12" });
  const answer = await owner.post(`/api/stores/${storeId}/products`, { multipart: { productData } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

for (const screen of SCREENS) {
  test(screen.name, async ({ browser, viewport, isMobile, hasTouch, baseURL, request }) => {
    const context = await browser.newContext({
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      locale: "mn-MN",
      timezoneId: "Asia/Seoul",
      reducedMotion: "reduce",
      serviceWorkers: "block",
      storageState: states[screen.as],
    });
    await context.addCookies([{ name: "preferred-language", value: LANGUAGE, url: baseURL ?? "" }]);
    if (screen.cart) {
      const products = (await readProducts(request)).slice(0, 2);
      const lines = products.map((product) => ({ ...product, productId: product.id, quantity: 4 }));
      await context.addInitScript((stored) => window.localStorage.setItem("cart", stored), JSON.stringify(lines));
    }
    const page = await context.newPage();
    await page.goto(typeof screen.path === "string" ? screen.path : screen.path(seen), { waitUntil: "networkidle" });
    if (screen.before) {
      await screen.before(page);
      await page.waitForLoadState("networkidle");
    }
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.waitForTimeout(300);
    await page.screenshot({
      path: `${FOLDER}/${LANGUAGE}/${screen.name}-${viewport?.width}.png`,
      // The screenshot of a dialog is of the viewport, not of the whole page.
      fullPage: (await page.getByRole("dialog").count()) === 0,
    });
    await context.close();
  });
}
