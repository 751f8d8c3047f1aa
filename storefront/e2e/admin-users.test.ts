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

test("an admin finds a user, makes them an admin and takes it back", async ({ page, playwright, baseURL }) => {
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

  const make = page.getByRole("button", { name: `Админ болгох: ${shopper.name}` });
  const take = page.getByRole("button", { name: `Эрхийг хасах: ${shopper.name}` });

  await test.step("thinking better of it changes nothing", async () => {
    await make.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Болих" }).click();
    await expect(make).toBeVisible();
  });

  await test.step("after confirming, the user can sign in as an admin", async () => {
    await make.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Админ болгох" }).click();
    await expect(take).toBeVisible();
    const answer = await visitor.post("/api/admin/login", { data: shopper });
    expect(answer.status()).toBe(200);
  });

  await test.step("taken back, the session ends at once", async () => {
    await take.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Эрхийг хасах" }).click();
    await expect(make).toBeVisible();
    const answer = await visitor.get("/api/admin/check-auth");
    expect(await answer.json()).toEqual({ authenticated: false });
  });
  await visitor.dispose();
});

test("a search that fits nobody says so", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/users");
  await search(page, "тийм-хүн-байхгүй");
  await expect(page.getByText("Хэрэглэгч олдсонгүй")).toBeVisible();
});

test("the refusal to lose the last admin is shown in the server's words", async ({ page }) => {
  const refusal = "Цорын ганц админы эрхийг хасах боломжгүй. Эхлээд өөр хүнд админы эрх өгнө үү.";
  await signInAsAdmin(page);
  // Mocked, because other tests are admins of the shop at the same time.
  await page.route("**/api/admin/users/*", (route) =>
    route.fulfill({ status: 409, json: { code: "last_admin", message: refusal } }),
  );
  await page.goto("/admin/users?search=admin");
  await page
    .getByRole("button", { name: /^Эрхийг хасах: / })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Эрхийг хасах" }).click();
  await expect(page.getByText(refusal)).toBeVisible();
});
