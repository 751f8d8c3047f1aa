import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { entryOf, expectNothingWrong, question } from "./back-office";
import { inDatabase } from "./database";
import { newShopper, orderThroughApi, registerThroughApi, type Shopper, signInAsAdmin } from "./people";

const LIST = "Буцаах мөнгө";
const numberOf = (id: number) => `ORD-${String(id).padStart(4, "0")}`;

const boxOf = (page: Page, id: number) => page.getByRole("checkbox", { name: `${numberOf(id)} захиалгыг сонгох` });
const actionsOf = (page: Page) => page.getByRole("region", { name: "Олон захиалгыг зэрэг өөрчлөх" });
const press = (page: Page, name: string) => actionsOf(page).getByRole("button", { name, exact: true }).click();

/** So many paid orders of a new shopper that an admin, at `page`, has cancelled three days ago. */
async function cancelledPaid(page: Page, request: APIRequestContext, count: number): Promise<[Shopper, number[]]> {
  const shopper = await registerThroughApi(request, newShopper());
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await orderThroughApi(request, shopper.email));
  await signInAsAdmin(page);
  for (const id of ids) {
    for (const status of ["processing", "cancelled"])
      expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status } })).status()).toBe(200);
  }
  await inDatabase(
    `UPDATE order_status_change SET created_at = created_at - interval '3 days'
     WHERE order_detail_id IN (SELECT id FROM order_detail WHERE order_number = ANY($1))`,
    [ids],
  );
  return [shopper, ids];
}

test("a customer whose paid order was cancelled is asked for an account, and tells it", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const [shopper, [id = 0]] = await cancelledPaid(page, request, 1);

  await test.step("by the owner, from the list of money to return, at most once a day", async () => {
    await page.clock.install();
    await page.goto("/admin/returns");
    const row = entryOf(page, LIST, numberOf(id));
    await expect(row).toContainText("Захиалга цуцлагдсан");
    await expect(row).toContainText("3 хоног");
    await expect(row).toContainText("Дансаа мэдэгдээгүй");
    await boxOf(page, id).click();
    await page.getByRole("button", { name: "Данс асуух: 1", exact: true }).click();
    await question(page).getByRole("button", { name: "Тийм, асуух" }).click();
    await expect(page.getByText("1 захиалга боллоо")).toBeVisible();
    await expect(row).toContainText("асуусан");
    await boxOf(page, id).click();
    await expect(page.getByRole("button", { name: /^Данс асуух/ })).toHaveCount(0);
    await expectNothingWrong(page);
  });

  await test.step("on a page that asks to sign in, and thanks", async () => {
    const context = await browser.newContext({ baseURL });
    const shop = await context.newPage();
    await shop.goto(`/refund-account?id=${id}`);
    await expect(shop).toHaveURL(/\/auth\?/);
    await shop.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл").fill(shopper.username);
    await shop.getByLabel("Нууц үг", { exact: true }).fill(shopper.password);
    await shop.locator("main form").getByRole("button", { name: "Нэвтрэх", exact: true }).click();
    await expect(shop).toHaveURL(new RegExp(`/refund-account\\?id=${id}$`));
    await shop.getByLabel("Банк").selectOption("하나은행 (Hana)");
    await shop.getByLabel("Дансны дугаар").fill("110-234-567890");
    await expect(shop.getByLabel("Данс эзэмшигч")).toHaveValue("SARAA DORJ");
    await expectNothingWrong(shop);
    await shop.getByRole("button", { name: "Хадгалах" }).click();
    await expect(shop.getByRole("status").filter({ hasText: "энэ данс руу буцаан шилжүүлнэ" })).toContainText(
      "****7890",
    );
    await shop.locator("main").getByRole("link", { name: "Миний хуудас" }).click();
    const order = shop.getByRole("article", { name: new RegExp(numberOf(id)) });
    await expect(order).toContainText("****7890");
    await expect(order.getByRole("link", { name: "Дансаа засах" })).toBeVisible();
    await expectNothingWrong(shop);
    await context.close();
  });

  // The list is read again.
  await page.clock.fastForward("00:15");
  await expect(entryOf(page, LIST, numberOf(id))).toContainText("****7890");
});

test("money to return leaves the list when it was returned to the accounts that are known", async ({
  page,
  request,
}) => {
  // Axe is slow on whole screens.
  test.slow();
  const [, [first = 0, second = 0]] = await cancelledPaid(page, request, 2);
  const account = { bankName: "하나은행", accountNumber: "110-234-567890", accountHolder: "SARAA DORJ" };
  expect((await request.put(`/api/orders/${first}/refund-account`, { data: account })).status()).toBe(200);

  await test.step("the dashboard leads to it", async () => {
    await page.goto("/admin");
    await page.getByRole("link", { name: /^Мөнгө буцаах ₩[\d,]+ [1-9]/ }).click();
    await expect(entryOf(page, LIST, numberOf(first))).toContainText("****7890");
  });

  await test.step("a known account is shown whole, and is in the bank's file", async () => {
    await page.getByRole("combobox", { name: "Данс", exact: true }).click();
    await page.getByRole("option", { name: "Данс нь мэдэгдсэн" }).click();
    await expect(boxOf(page, second)).toHaveCount(0);
    await page.getByRole("link", { name: `${numberOf(first)} захиалгыг харах` }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "Дансны дугаарыг харах" }).click();
    await expect(drawer.getByText("110-234-567890")).toBeVisible();
    await expectNothingWrong(page);
    await drawer.getByRole("button", { name: "Хаах" }).last().click();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Банкны файл" }).click();
    await page.getByRole("menuitem", { name: "Hana банк (하나은행)" }).click();
    expect((await download).suggestedFilename()).toMatch(/^returns-hana-\d{4}-\d\d-\d\d\.xlsx$/);
  });

  await test.step("what the owner enters for a customer counts as well", async () => {
    await page.goto(`/admin/returns?id=${second}`);
    const drawer = page.getByRole("dialog", { name: numberOf(second) });
    await drawer.getByRole("button", { name: "Данс оруулах" }).click();
    const form = page.getByRole("dialog", { name: "Буцаах данс" });
    await form.getByLabel("Банкны нэр").click();
    await page.getByRole("option", { name: "카카오뱅크 (KakaoBank)" }).click();
    await form.getByLabel("Дансны дугаар").fill("3333-01-1234567");
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(drawer.getByText("****4567")).toBeVisible();
    await drawer.getByRole("button", { name: "Хаах" }).last().click();
  });

  await test.step("many are noted as returned at once, after a question with the sum", async () => {
    await page.goto("/admin/returns");
    await boxOf(page, first).click();
    await boxOf(page, second).click();
    await expectNothingWrong(page);
    await press(page, "Буцаан олгосон");
    await expect(question(page)).toContainText(/₩[\d,]+-г буцаан олгосон уу\?/);
    await question(page).getByRole("button", { name: "Тийм, олгосон" }).click();
    for (const id of [first, second]) {
      await expect(boxOf(page, id)).toHaveCount(0);
      expect(await (await page.request.get(`/api/orders/${id}`)).json()).toMatchObject({ toReturn: 0 });
    }
  });
});
