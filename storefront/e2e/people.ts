import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** The data of a new shopper, unique at every call. */
export function newShopper() {
  const unique = randomUUID().slice(0, 10);
  return {
    username: `saraa-${unique}`,
    email: `saraa-${unique}@example.com`,
    name: "Сараа Дорж",
    phone: "01098765432",
    password: "нууц-үг-123",
  };
}

export type Shopper = ReturnType<typeof newShopper>;

/** Fills in the sign-up form of the page and submits it. */
export async function signUp(page: Page, shopper: Shopper) {
  await page.getByLabel("Хэрэглэгчийн нэр", { exact: true }).fill(shopper.username);
  await page.getByLabel("Нэр", { exact: true }).fill(shopper.name);
  await page.getByLabel("Имэйл", { exact: true }).fill(shopper.email);
  await page.getByLabel("Утасны дугаар", { exact: true }).pressSequentially(shopper.phone);
  await page.getByLabel("Нууц үг", { exact: true }).fill(shopper.password);
  await page.getByLabel("Нууц үг давтах", { exact: true }).fill(shopper.password);
  // Only where an owner has confirmed something to agree to.
  for (const box of await page.getByRole("checkbox", { name: AGREES }).all()) await box.check();
  await page.getByRole("button", { name: "Бүртгүүлэх", exact: true }).click();
}

const AGREES = /зөвшөөрч байна$/;

/** Agrees at checkout to what an order needs: the sentence about fresh goods, and terms that have changed. */
export async function agreeToOrder(page: Page) {
  const boxes = page.getByRole("complementary").getByRole("checkbox", { name: AGREES });
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await box.check();
}

/** Registers on the sign-up page and waits for the home page. */
export async function registerInBrowser(page: Page): Promise<Shopper> {
  const shopper = newShopper();
  await page.goto("/auth?tab=signup");
  await signUp(page, shopper);
  await expect(page).toHaveURL(/\/$/);
  return shopper;
}

export const ADMIN = {
  username: process.env.ADMIN_USERNAME ?? "admin",
  email: process.env.ADMIN_EMAIL ?? "admin@zakh.local",
  password: process.env.ADMIN_PASSWORD ?? "",
};

/** Signs in on the back office's own page. */
export async function signInToBackOffice(page: Page) {
  await page.goto("/admin/login");
  await page.getByLabel("Хэрэглэгчийн нэр").fill(ADMIN.username);
  await page.getByLabel("Нууц үг", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Нэвтрэх" }).click();
  await expect(page.getByRole("heading", { name: "Хяналтын самбар" })).toBeVisible({ timeout: 15_000 });
}

/** Signs in again on the dialog over a form of the back office whose session has ended; the first try is refused. */
export async function beginSessionAgain(page: Page, label: string, login: string) {
  const again = page.getByRole("alertdialog", { name: "Нэвтрэлтийн хугацаа дууссан байна" });
  await expect(again).toContainText("Бичсэн зүйл тань хэвээрээ байгаа");
  await again.getByLabel(label).fill(login);
  await again.getByLabel("Нууц үг", { exact: true }).fill("буруу-нууц-үг");
  await again.getByRole("button", { name: "Нэвтрэх" }).click();
  await expect(page.getByText("Хэрэглэгчийн нэр эсвэл нууц үг буруу байна. Дахин оролдоно уу.")).toBeVisible();
  await again.getByLabel("Нууц үг", { exact: true }).fill(ADMIN.password);
  await again.getByRole("button", { name: "Нэвтрэх" }).click();
  await expect(again).toBeHidden();
}

/** Signs in as an admin without the form, for tests of other things. */
export async function signInAsAdmin(page: Page) {
  const { username, password } = ADMIN;
  const answer = await page.request.post("/api/admin/login", { data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Registers without the form and agrees to what holds, for tests of other things. */
export async function registerThroughApi(request: APIRequestContext, shopper: Shopper): Promise<Shopper> {
  const answer = await request.post("/api/register", {
    data: { ...shopper, phone: "010-9876-5432", confirmPassword: shopper.password },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { terms, privacy } = await (await request.get("/api/legal")).json();
  const agreed = { terms: terms?.id, privacy: privacy?.id };
  if (terms || privacy) await request.post("/api/user/consents", { data: agreed });
  return shopper;
}

/** The fields of a product that the cart needs. */
export interface SeededProduct {
  id: number;
  name: string;
  price: number;
  imageUrls: string[];
  minOrderQuantity: number;
  packSize: number;
  priceDivisor: number;
  category: string;
}

export async function readProducts(request: APIRequestContext): Promise<SeededProduct[]> {
  return (await request.get("/api/products")).json();
}

/** Places an order of the given products, or of the first two, with `more` in its form; returns its id. */
export async function orderThroughApi(
  request: APIRequestContext,
  email: string,
  productIds?: readonly number[],
  more: object = {},
  { url = "/api/orders", headers = {} }: { url?: string; headers?: Record<string, string> } = {},
): Promise<number> {
  const all = await readProducts(request);
  const products = productIds ? all.filter(({ id }) => productIds.includes(id)) : all.slice(0, 2);
  const accounts = (await (await request.get("/api/bank-accounts")).json()) as { id: number }[];
  const answer = await request.post(url, {
    data: {
      orderData: {
        customerName: "Сараа Дорж",
        customerEmail: email,
        customerPhone: "010-9876-5432",
        customerAddress: "Чонжү хот, Хындог дүүрэг 12-3",
        paymentMethod: "bank_transfer",
        selectedBankAccount: String(accounts[0]?.id),
        transferAccountHolder: "SARAA DORJ",
        ...more,
      },
      cartItems: products.map(({ id, minOrderQuantity, packSize }) => ({
        productId: id,
        quantity: Math.max(minOrderQuantity, packSize),
      })),
    },
    headers: { "Idempotency-Key": randomUUID(), ...headers },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** The same from an address of its own: the orders of one address are limited, and all tests have the same one. */
export async function orderFromElsewhere(
  request: APIRequestContext,
  email: string,
  productIds?: readonly number[],
  more: object = {},
): Promise<number> {
  const { cookies } = await request.storageState();
  const octet = () => 1 + Math.floor(Math.random() * 254);
  return orderThroughApi(request, email, productIds, more, {
    url: `${process.env.COMMERCE_URL ?? "http://127.0.0.1:9000"}/api/orders`,
    headers: {
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
      "X-Forwarded-For": `203.${octet()}.${octet()}.${octet()}`,
    },
  });
}

/** Puts the first `count` products in the browser's cart before any page is opened. */
export async function fillCart(page: Page, count: number): Promise<SeededProduct[]> {
  const products = (await readProducts(page.request)).slice(0, count);
  const lines = products.map(({ id, minOrderQuantity, packSize, ...product }) => ({
    ...product,
    productId: id,
    minOrderQuantity,
    packSize,
    quantity: Math.max(minOrderQuantity, packSize),
  }));
  await page.addInitScript((stored) => {
    // Only once: after a reload the cart must be as the shopper left it.
    if (window.sessionStorage.getItem("filled")) return;
    window.sessionStorage.setItem("filled", "yes");
    window.localStorage.setItem("cart", stored);
  }, JSON.stringify(lines));
  return products;
}

/** Signed in, with a filled cart. */
export async function arriveWithCart(
  page: Page,
  count: number,
): Promise<{ shopper: Shopper; products: SeededProduct[] }> {
  const shopper = await registerThroughApi(page.request, newShopper());
  return { shopper, products: await fillCart(page, count) };
}
