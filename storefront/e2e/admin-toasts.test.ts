import { expect, test } from "@playwright/test";
import { hiddenButtons } from "./hidden-buttons";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

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
  expect(await hiddenButtons(order, toast)).toEqual([]);
  await toast.getByRole("button", { name: "Хаах" }).click();
  await expect(toast).toHaveCount(0);
  await expect(order).toBeVisible();
});
