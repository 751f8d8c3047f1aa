import { expect, test } from "@playwright/test";
import { orderOf } from "../app/testing/shop-data";
import { expectNothingWrong } from "./back-office";
import { newShopper, registerThroughApi } from "./people";

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
