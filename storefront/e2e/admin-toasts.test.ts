import { expect, type Locator, test } from "@playwright/test";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

/** Whether any part of one lies under the other. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test("a toast hides no button of the order that is open, and closing it leaves the order open", async ({ page }) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?id=${id}`);
  const order = page.getByRole("dialog");
  await order.getByRole("combobox").click();
  await page.getByRole("option", { name: "Хүргэгдсэн" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Төлөв шинэчлэгдлээ" });
  await expect(toast).toBeVisible();
  const buttons = await order.getByRole("button").all();
  expect(buttons.length).toBeGreaterThan(3);
  for (const button of buttons) expect(await overlap(toast, button), await button.innerText()).toBe(false);
  await toast.getByRole("button", { name: "Хаах" }).click();
  await expect(toast).toHaveCount(0);
  await expect(order).toBeVisible();
});
