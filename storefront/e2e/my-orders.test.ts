import { expect, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { expectNothingWrong } from "./back-office";
import { newShopper, registerThroughApi } from "./people";

/** An order as in the list's answer; the highest number is the newest. */
function orderOf(id: number): Order {
  return {
    id,
    userId: 1,
    customerName: "Сараа Дорж",
    customerEmail: "saraa@example.com",
    customerPhone: "010-9876-5432",
    customerAddress: "Чонжү хот, Хындог дүүрэг 12-3",
    paymentMethod: "bank_transfer",
    selectedBankAccount: null,
    transferAccountHolder: "SARAA DORJ",
    paymentDetails: {},
    totalAmount: "26500",
    subtotal: 22500,
    shippingFee: 4000,
    status: "completed",
    received: 26500,
    due: 0,
    toReturn: 0,
    returned: 0,
    items: [],
    createdAt: new Date(Date.UTC(2026, 0, 1) + id * 3_600_000).toISOString(),
  };
}

/** A shopper with this many orders; `gate` forwards each request for a page of the list, or answers it. */
async function withOrders(page: Page, count: number, gate: (offset: number) => Promise<number> = async () => 200) {
  await registerThroughApi(page.request, newShopper());
  await page.route("**/api/user/orders?*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
    const status = await gate(offset);
    if (status !== 200) return route.fulfill({ status, body: "" });
    const rows = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) =>
      orderOf(count - offset - index),
    );
    return route.fulfill({ json: rows, headers: { "X-Total-Count": String(count) } });
  });
  await page.goto("/my-page");
}

const more = (page: Page) => page.getByRole("button", { name: "Цааш үзэх" });
const orders = (page: Page) => page.getByRole("article");

test("with three orders no further page is offered", async ({ page }) => {
  await withOrders(page, 3);
  await expect(orders(page)).toHaveCount(3);
  await expect(page.getByText("3 захиалга")).toBeVisible();
  await expect(more(page)).toHaveCount(0);
});

test("thirty orders are two pages, and the end is shown", async ({ page }) => {
  await withOrders(page, 30);
  await expect(orders(page)).toHaveCount(20);
  await expect(page.getByText("30-аас 20 нь харагдаж байна")).toBeVisible();
  await more(page).click();
  await expect(orders(page)).toHaveCount(30);
  await expect(more(page)).toHaveCount(0);
  await expect(page.getByText("Энд бүгд байна: 30")).toBeVisible();
  await expectNothingWrong(page);
});

test("of 250 orders the newest are there at once, and each press brings the next twenty", async ({ page }) => {
  await withOrders(page, 250);
  await expect(page.getByText("250 захиалга")).toBeVisible();
  await expect(orders(page).first()).toContainText("#ORD-0250");
  for (const shown of [20, 40, 60]) {
    await expect(orders(page)).toHaveCount(shown);
    await more(page).click();
  }
  await expect(orders(page).last()).toContainText("#ORD-0171");
});

test("a page that fails shows an error, keeps the rows, and can be loaded again", async ({ page }) => {
  let broken = true;
  await withOrders(page, 30, async (offset) => (offset > 0 && broken ? 500 : 200));
  await more(page).click();
  await expect(page.getByRole("alert")).toContainText("Цааш нь ачаалж чадсангүй");
  await expect(orders(page)).toHaveCount(20);
  await expectNothingWrong(page);
  broken = false;
  await page.getByRole("button", { name: "Дахин оролдох" }).click();
  await expect(orders(page)).toHaveCount(30);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("while a page is on its way the button says so and takes no second press", async ({ page }) => {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => {
    resume = resolve;
  });
  await withOrders(page, 30, async (offset) => {
    if (offset > 0) await resumed;
    return 200;
  });
  await more(page).click();
  await expect(page.getByRole("button", { name: "Уншиж байна…" })).toBeDisabled();
  resume();
  await expect(orders(page)).toHaveCount(30);
});
