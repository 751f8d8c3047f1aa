import { expect, test } from "@playwright/test";
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

test("thirty orders are two pages; one that fails keeps the rows, and can be loaded again", async ({ page }) => {
  const count = 30;
  let broken = true;
  await registerThroughApi(page.request, newShopper());
  await page.route("**/api/user/orders?*", async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [limit, offset] = [Number(query.get("limit")), Number(query.get("offset"))];
    if (offset > 0 && broken) return route.fulfill({ status: 500, body: "" });
    const rows = Array.from({ length: Math.min(limit, count - offset) }, (_, index) => orderOf(count - offset - index));
    return route.fulfill({ json: rows, headers: { "X-Total-Count": String(count) } });
  });
  await page.goto("/my-page");
  const orders = page.getByRole("article");
  await page.getByRole("button", { name: "Цааш үзэх" }).click();
  await expect(page.getByRole("alert")).toContainText("Цааш нь ачаалж чадсангүй");
  await expect(orders).toHaveCount(20);
  await expectNothingWrong(page);
  broken = false;
  await page.getByRole("button", { name: "Дахин оролдох" }).click();
  await expect(orders).toHaveCount(count);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectNothingWrong(page);
});
