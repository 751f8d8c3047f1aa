import { expect, test } from "@playwright/test";
import { coveredButtons } from "./covered-buttons";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

test("a toast hides no button around the order that is open, and closing it leaves the order open", async ({
  page,
}) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?id=${id}`);
  const order = page.getByRole("dialog");
  await order.getByRole("combobox").click();
  await page.getByRole("option", { name: "Хүргэгдсэн" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Төлөв шинэчлэгдлээ" });
  await expect(toast).toBeVisible();
  const hidden = await coveredButtons(order, toast);
  // The content under it can be scrolled; the close button and the buttons at the bottom cannot.
  expect(hidden.filter((name) => ["Хаах", "Хэвлэх"].includes(name))).toEqual([]);
  await toast.getByRole("button", { name: "Хаах" }).click();
  await expect(toast).toHaveCount(0);
  await expect(order).toBeVisible();
});

test("a refusal in a drawer leaves its title, its tabs and its buttons to be seen, and on a phone takes its width @desktop", async ({
  page,
  isMobile,
}) => {
  await signInAsAdmin(page);
  await page.route("**/api/categories", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await page.goto("/admin/categories");
  await page.getByRole("button", { name: "Шинэ ангилал" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Нэр", { exact: true }).fill("Туршилтын ангилал");
  await drawer.getByRole("button", { name: "Хадгалах" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Алдаа гарлаа" });
  await expect(toast).toBeVisible();
  expect(await coveredButtons(drawer, toast)).toEqual([]);
  const box = await toast.boundingBox();
  const tabs = await drawer.getByRole("tablist").boundingBox();
  expect(box?.y).toBeGreaterThan((tabs?.y ?? 0) + (tabs?.height ?? 0));
  if (isMobile) expect(box?.width).toBe(360 - 2 * 16);
});
