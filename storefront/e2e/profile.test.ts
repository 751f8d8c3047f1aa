import { expect, type Page, test } from "@playwright/test";
import { coveredButtons } from "./covered-buttons";
import { newShopper, registerThroughApi } from "./people";

async function openProfile(page: Page) {
  const shopper = await registerThroughApi(page.request, newShopper());
  await page.goto("/my-page");
  await page.getByRole("button", { name: "Мэдээлэл засах" }).click();
  return { shopper, dialog: page.getByRole("dialog", { name: "Мэдээлэл засах" }) };
}

test("a toast over the form hides none of its buttons, closing it leaves the form open, and closing the form leaves it", async ({
  page,
}) => {
  const { dialog } = await openProfile(page);
  await page.route("**/api/user", (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
  );
  // In the dialog, because everything outside it is inert and not read out. It is there for a second.
  const readOut = dialog.locator("[role=status]").filter({ hasText: "Мэдэгдэл" }).waitFor({ state: "attached" });
  await dialog.getByRole("button", { name: "Хадгалах" }).click();
  const toast = page.getByRole("region", { name: /Мэдэгдэл/ }).getByRole("listitem");
  await expect(toast).toBeVisible();
  await readOut;
  expect(await coveredButtons(dialog, toast)).toEqual([]);
  await toast.getByRole("button", { name: "Хаах" }).click();
  await expect(toast).toHaveCount(0);
  await dialog.getByRole("button", { name: "Хадгалах" }).click();
  await toast.getByRole("button", { name: "Хаах" }).press("Escape");
  await expect(toast).toHaveCount(0);
  await expect(dialog.getByLabel("Нэр", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Хадгалах" }).click();
  await expect(toast).toBeVisible();
  await dialog.getByRole("button", { name: "Хаах" }).first().click();
  await expect(dialog).toBeHidden();
  await toast.getByRole("button", { name: "Хаах" }).click();
  await expect(toast).toHaveCount(0);
});

test("Escape asks before unsaved changes are lost, each time, and the focus returns", async ({ page }) => {
  const { dialog } = await openProfile(page);
  const name = dialog.getByLabel("Нэр", { exact: true });
  await name.fill("Болд Бат");
  const question = page.getByRole("dialog", { name: "Өөрчлөлт хадгалагдаагүй байна" });
  await page.keyboard.press("Escape");
  await expect(question.getByRole("button", { name: "Хаах" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  // Without a press in between Chrome now closes the form without asking the page.
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Үргэлжлүүлэн засах" }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Болд Бат");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Хадгалахгүй гарах" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Мэдээлэл засах" })).toBeFocused();
});

test("what somebody typed is there after a reload, and for nobody else who signs in", async ({ page }) => {
  const { dialog } = await openProfile(page);
  const name = dialog.getByLabel("Нэр", { exact: true });
  await name.fill("Хагас нэр");
  await page.reload();
  await page.getByRole("button", { name: "Мэдээлэл засах" }).click();
  await expect(name).toHaveValue("Хагас нэр");
  // A page that shows what is personal leaves by itself within 2 s of the sign-out.
  await page.goto("about:blank");
  await page.request.post("/api/logout");
  const other = await registerThroughApi(page.request, newShopper());
  await page.goto("/my-page");
  await page.getByRole("button", { name: "Мэдээлэл засах" }).click();
  await expect(name).toHaveValue(other.name);
});

test("signing out everywhere leaves the page as a visitor", async ({ page }) => {
  const { dialog } = await openProfile(page);
  await page.route("**/api/user/sessions/end", (route) => route.fulfill({ status: 204, body: "" }));
  await dialog.getByRole("button", { name: "Бүгдээс гарах" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Бүх төхөөрөмжөөс гарлаа").first()).toBeVisible();
});
