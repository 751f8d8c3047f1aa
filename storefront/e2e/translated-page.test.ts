import { expect, type Page, type Route, test } from "@playwright/test";
import { translate as translatePage } from "../../plugins/back-office/src/screens/testing/translate.testing.mjs";
import { openPage } from "./open-page";
import { arriveWithCart, newShopper, orderThroughApi, registerThroughApi } from "./people";
import { decide, newStoreName, storeThroughApi } from "./store-owners";

const translate = (page: Page) => page.evaluate(translatePage);

const thrown: Error[] = [];
test.beforeEach(({ page }) => {
  thrown.length = 0;
  page.on("pageerror", (error) => thrown.push(error));
});
test.afterEach(() => expect(thrown).toEqual([]));

interface Form {
  /** What is typed, by the label of its field. */
  typed: Record<string, string>;
  button: string;
  /** The call that sends it. */
  call: string;
  /** Prepares what the page needs, and opens it; returns what is pressed first. */
  open: (page: Page) => Promise<unknown>;
}

const signedIn = (page: Page) => registerThroughApi(page.request, newShopper());

const FORMS: Record<string, Form> = {
  "sign-in": {
    open: (page) => openPage(page, "/auth"),
    typed: { "Хэрэглэгчийн нэр эсвэл имэйл": "saraa", "Нууц үг": "нууц-үг-123" },
    button: "Нэвтрэх",
    call: "POST /api/login",
  },
  "sign-up": {
    open: (page) => openPage(page, "/auth?tab=signup"),
    typed: {
      "Хэрэглэгчийн нэр": "saraa",
      Нэр: "Сараа Дорж",
      Имэйл: "saraa@example.com",
      "Утасны дугаар": "010-9876-5432",
      "Нууц үг": "нууц-үг-123",
      "Нууц үг давтах": "нууц-үг-123",
    },
    button: "Бүртгүүлэх",
    call: "POST /api/register",
  },
  "look-up": {
    open: (page) => openPage(page, "/order-lookup"),
    typed: { "Захиалгын дугаар": "77", Имэйл: "saraa@example.com" },
    button: "Хайх",
    call: "GET /api/orders/77",
  },
  "forgotten password": {
    open: (page) => openPage(page, "/password-reset"),
    typed: { Имэйл: "saraa@example.com" },
    button: "Холбоос авах",
    call: "POST /api/password-reset",
  },
  "registration of a store": {
    open: async (page) => {
      await signedIn(page);
      await openPage(page, "/store/register");
      await page.getByLabel("Үйлчилгээний ангилал").selectOption({ index: 1 });
    },
    typed: { "Дэлгүүрийн нэр": "Шинэ мах", Хаяг: "Чонжү хот, Сану гу 12" },
    button: "Бүртгүүлэх хүсэлт илгээх",
    call: "POST /api/stores",
  },
  "a store's product": {
    open: async (page) => {
      await signedIn(page);
      const name = newStoreName();
      await storeThroughApi(page.request, name);
      await decide(page.request, name, { isVerified: true });
      await openPage(page, "/store/products/add");
      await page.getByLabel("Ангилал").selectOption({ index: 1 });
    },
    typed: { "Барааны нэр": "Хонины сүүл", "Үнэ (₩)": "15000" },
    button: "Хадгалах",
    call: "POST /api/stores/*/products",
  },
  checkout: {
    open: async (page) => {
      await arriveWithCart(page, 2);
      await openPage(page, "/checkout");
    },
    typed: { "Хүргэлтийн хаяг": "Чонжү хот, Хындог дүүрэг 12-3", "Шилжүүлэгчийн нэр": "SARAA DORJ" },
    button: "Захиалга баталгаажуулах",
    call: "POST /api/orders",
  },
  profile: {
    open: async (page) => {
      await signedIn(page);
      await openPage(page, "/my-page");
      await translate(page);
      await page.getByRole("button", { name: "Мэдээлэл засах" }).click();
    },
    typed: { Нэр: "Болд Бат" },
    button: "Хадгалах",
    call: "PATCH /api/user",
  },
  "refund account": {
    open: async (page) => {
      const { email } = await signedIn(page);
      const id = await orderThroughApi(page.request, email);
      await page.route(`**/api/orders/${id}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), toReturn: 5000, refundAccount: null } });
      });
      await openPage(page, `/refund-account?id=${id}`);
      await page.getByLabel("Банк").selectOption({ index: 1 });
    },
    typed: { "Дансны дугаар": "110-234-567890", "Данс эзэмшигч": "SARAA DORJ" },
    button: "Хадгалах",
    call: "PUT /api/orders/*/refund-account",
  },
};

for (const [name, { open, typed, button, call }] of Object.entries(FORMS)) {
  test(`a translated page sends its form, and keeps what was typed when that fails: ${name}`, async ({ page }) => {
    await open(page);
    await translate(page);
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
    const [held] = await holdCall(page, call);
    const submit = page.locator("form").getByRole("button", { name: button, exact: true });
    await submit.click();
    const route = await held;
    await expect(page.locator("form [aria-busy=true]")).toBeVisible();
    await route?.fulfill({ status: 400, json: { code: "validation_failed", message: "Болсонгүй" } });
    await expect(submit).toBeEnabled();
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  });
}

/** Holds a call until the test answers it. */
async function holdCall(page: Page, call: string): Promise<Promise<Route>[]> {
  const [method, path = ""] = call.split(" ");
  let hold = (_: Route) => {};
  const held = new Promise<Route>((resolve) => {
    hold = resolve;
  });
  await page.route(new RegExp(`${path.replace("*", "\\d+")}(\\?.*)?$`), (route) =>
    route.request().method() === method ? hold(route) : route.fallback(),
  );
  return [held];
}

test("on a translated page sums follow what is pressed, in each language", async ({ page }) => {
  await arriveWithCart(page, 1);
  await openPage(page, "/cart");
  await translate(page);
  const total = page.getByRole("complementary").getByText(/₩/).last();
  const before = await total.textContent();
  await page.getByRole("button", { name: "Нэмэх" }).click();
  await expect(total).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Хасах", exact: true }).click();
  await expect(total).toHaveText(before ?? "");
  await page.getByRole("button", { name: "Цэс нээх" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
  await expect(total).toHaveText(before ?? "");
  await page.getByRole("button", { name: /^Remove from cart/ }).click();
  await expect(page.getByText("The cart is empty")).toBeVisible();
});

test("a translated list of orders is read on", async ({ page }) => {
  const { email } = await signedIn(page);
  await orderThroughApi(page.request, email);
  await page.route("**/api/user/orders?limit=20**", async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get("offset"));
    const [order] = await (await page.request.get("/api/user/orders")).json();
    const rows = Array.from({ length: 20 }, (_, place) => ({ ...order, id: 1000 - offset - place }));
    await route.fulfill({ json: rows, headers: { "X-Total-Count": "40" } });
  });
  await openPage(page, "/my-page");
  await translate(page);
  await page.getByRole("button", { name: "Цааш үзэх" }).click();
  await expect(page.getByRole("article")).toHaveCount(40);
  await page.getByRole("button", { name: "Дэлгэрэнгүй харах" }).first().click();
  await expect(page.getByRole("button", { name: "Хураах" })).toBeVisible();
});
