import { expect, type Locator, type Page, test } from "@playwright/test";
import { pauseCalls } from "./pause-calls";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

/** The save button of the topmost form. */
function saveButton(page: Page): Locator {
  return page.getByRole("button", { name: "Хадгалах", exact: true }).last();
}

test("a save without an answer is kept on the device within 15 s, and its form can be used again", async ({ page }) => {
  await signInAsAdmin(page);
  await page.clock.install();
  await page.goto("/admin/site-settings");
  await page.getByLabel("Сайтын нэр").fill("Хаашаа ч хүрэхгүй");
  const resume = await pauseCalls(page, /\/api\//);
  await saveButton(page).click();
  await page.clock.runFor("00:15");
  await expect(page.getByText("Сүлжээ алга, одоохондоо илгээгээгүй")).toBeVisible();
  await expect(saveButton(page)).toBeEnabled();
  await expect(page.getByLabel("Сайтын нэр")).toHaveValue("Хаашаа ч хүрэхгүй");
  // The other tests need the shop's name as it is.
  await page.getByRole("button", { name: "1 өөрчлөлт илгээгдээгүй байна" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Хаях" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Хаях" }).click();
  await expect(page.getByText("Бүгд илгээгдсэн.")).toBeVisible();
  resume();
});

test("a status shows the saved value until the change is saved, and closing the page meanwhile asks first", async ({
  page,
}) => {
  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderThroughApi(page.request, shopper.email);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?id=${id}`);
  const select = page.getByRole("dialog").getByRole("combobox", { name: "захиалгын төлөв" });
  const resume = await pauseCalls(page, `**/api/orders/${id}/status`);
  await select.click();
  await page.getByRole("option", { name: "Хүргэгдсэн" }).click();
  await expect(select).toBeDisabled();
  await expect(select).not.toContainText("Хүргэгдсэн");
  const asked = page.waitForEvent("dialog");
  void page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  resume();
  await expect(select).toContainText("Хүргэгдсэн");
});
