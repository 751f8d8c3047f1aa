import { expect, type Page, test } from "@playwright/test";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

function orderNumber(id: number) {
  return `ORD-${String(id).padStart(4, "0")}`;
}

/** Somebody else's order, placed without touching the page's own session. */
async function placeOrder(page: Page): Promise<number> {
  const shopper = await registerThroughApi(page.request, newShopper());
  return orderThroughApi(page.request, shopper.email);
}

async function chooseStatus(page: Page, id: number, status: string) {
  await page.getByRole("combobox", { name: `${orderNumber(id)} захиалгын төлөв` }).click();
  await page.getByRole("option", { name: status }).click();
}

test("an order is found by its number and its status set in the list", async ({ page }) => {
  const id = await placeOrder(page);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?search=${orderNumber(id)}`);
  await chooseStatus(page, id, "Төлбөр төлөгдсөн");
  await expect(page.getByText("Төлөв шинэчлэгдлээ")).toBeVisible();
  await expect(page.getByText(`${orderNumber(id)}: Төлбөр төлөгдсөн`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: `${orderNumber(id)} захиалгын төлөв` })).toHaveText(
    "Төлбөр төлөгдсөн",
  );
});

test("while a status is being set its dropdown is shut; a failure says so and shows the old one", async ({ page }) => {
  const id = await placeOrder(page);
  await signInAsAdmin(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/orders/${id}/status`, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(`/admin/orders?search=${orderNumber(id)}`);
  const select = page.getByRole("combobox", { name: `${orderNumber(id)} захиалгын төлөв` });
  await chooseStatus(page, id, "Хүргэгдсэн");
  await expect(select).toBeDisabled();
  await expect(select).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByText("Захиалгын төлөвийг шинэчлэхэд алдаа гарлаа. Дахин оролдоно уу.")).toBeVisible();
  await expect(select).toHaveText("Төлбөр хүлээгдэж буй");
  await expect(select).toBeEnabled();
});
