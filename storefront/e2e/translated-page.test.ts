import { expect, test } from "@playwright/test";
import { translate } from "@zakh/kit/browser/pretend-translation";
import { watchPageErrors } from "./broken-calls";
import { openPage } from "./open-page";
import { arriveWithCart } from "./people";

/** The forms of translated pages are in `app/translated-forms.test.tsx`. */
test("on a translated page sums follow what is pressed, in each language", async ({ page }) => {
  const thrown = watchPageErrors(page);
  await arriveWithCart(page, 1);
  await openPage(page, "/cart");
  await page.evaluate(translate);
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
  expect(thrown).toEqual([]);
});
