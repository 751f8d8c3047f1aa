import { expect, type Page, test } from "@playwright/test";
import { newShopper, registerThroughApi, signInAsAdmin } from "./people";

/** The row on a desktop, the card on a phone. */
function entry(page: Page, username: string) {
  return page.getByRole("row").or(page.getByRole("listitem")).filter({ hasText: username });
}

async function search(page: Page, text: string) {
  await page.getByLabel("Хайх", { exact: true }).fill(text);
  await expect(page).toHaveURL(new RegExp(`search=${encodeURIComponent(text)}`));
}

test("an owner finds a user, gives them a role and takes it back", async ({ page, playwright, baseURL }) => {
  const shopper = newShopper();
  const visitor = await playwright.request.newContext({ baseURL });
  await registerThroughApi(visitor, shopper);
  await signInAsAdmin(page);
  await page.goto("/admin/users");

  await test.step("the search does not mind the letter case", async () => {
    await search(page, shopper.email.toUpperCase());
    await expect(entry(page, shopper.username)).toBeVisible();
    await expect(page.getByText("Нийт 1 хэрэглэгч")).toBeVisible();
    await expect(entry(page, shopper.username)).toContainText(shopper.email);
    await expect(entry(page, shopper.username)).toContainText("010-9876-5432");
  });

  const make = page.getByRole("button", { name: `Ажилтан болгох: ${shopper.name}` });
  const drawer = page.getByRole("dialog");

  await test.step("thinking better of it changes nothing", async () => {
    await make.click();
    await drawer.getByRole("button", { name: "Болих" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(make).toBeVisible();
  });

  await test.step("with a role, the user can sign in as one of the staff", async () => {
    await make.click();
    await drawer.getByRole("button", { name: "Хадгалах" }).click();
    await expect(page.getByText("Эрх шинэчлэгдлээ", { exact: true })).toBeVisible();
    await expect(make).toHaveCount(0);
    const answer = await visitor.post("/api/admin/login", { data: shopper });
    expect(answer.status()).toBe(200);
  });

  await test.step("taken back in the list of staff, the session ends at once", async () => {
    await page.goto("/admin/staff");
    const member = entry(page, shopper.email);
    await expect(member).toContainText("Савлагч");
    await member.getByRole("button", { name: `${shopper.name}: устгах` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Эрхийг хасах" }).click();
    await expect(member).toHaveCount(0);
    const answer = await visitor.get("/api/admin/check-auth");
    expect(await answer.json()).toEqual({ authenticated: false });
  });
  await visitor.dispose();
});
