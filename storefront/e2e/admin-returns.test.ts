import { expect, test } from "@playwright/test";
import { entryOf, expectNothingWrong, question } from "./back-office";
import { inDatabase } from "./database";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

const LIST = "Буцаах мөнгө";
const numberOf = (id: number) => `ORD-${String(id).padStart(4, "0")}`;

test("money of cancelled orders waits in a list until it was returned to the accounts that customers tell", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const shopper = await registerThroughApi(request, newShopper());
  const [first, second] = [
    await orderThroughApi(request, shopper.email),
    await orderThroughApi(request, shopper.email),
  ];
  await signInAsAdmin(page);
  for (const id of [first, second]) {
    for (const status of ["processing", "cancelled"])
      expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status } })).status()).toBe(200);
  }
  await inDatabase(
    `UPDATE order_status_change SET created_at = created_at - interval '3 days'
     WHERE order_detail_id = (SELECT id FROM order_detail WHERE order_number = $1)`,
    [first],
  );
  const boxOf = (id: number) => page.getByRole("checkbox", { name: `${numberOf(id)} захиалгыг сонгох` });
  const actions = page.getByRole("region", { name: "Олон захиалгыг зэрэг өөрчлөх" });
  const press = (name: string) => actions.getByRole("button", { name, exact: true }).click();

  await test.step("the dashboard leads to them, with reason and age", async () => {
    await page.goto("/admin");
    await expect(page.getByText(/^\d+ захиалгын ₩[\d,]+ буцаах мөнгө хүлээгдэж байна$/)).toBeVisible();
    await page.locator('main a[href$="/admin/returns"]').click();
    const row = entryOf(page, LIST, numberOf(first));
    await expect(row).toContainText("Захиалга цуцлагдсан");
    await expect(row).toContainText("3 хоног");
    await expect(row).toContainText("Дансаа мэдэгдээгүй");
    await expectNothingWrong(page);
  });

  await test.step("the customer is asked by mail, not twice a day, and tells the account", async () => {
    await boxOf(first).click();
    await press("Дансыг имэйлээр асуух");
    await expect(page.getByText("1 захиалга боллоо")).toBeVisible();
    await boxOf(first).click();
    await press("Дансыг имэйлээр асуух");
    await expect(actions.getByRole("alert")).toContainText(
      `${numberOf(first)}: Хэрэглэгчээс дансыг нь сүүлийн 24 цагт асуусан байна`,
    );
    await expectNothingWrong(page);

    const context = await browser.newContext({ baseURL });
    const shop = await context.newPage();
    await shop.goto(`/refund-account?id=${first}`);
    await expect(shop).toHaveURL(/\/auth\?/);
    await shop.getByLabel("Хэрэглэгчийн нэр эсвэл имэйл").fill(shopper.username);
    await shop.getByLabel("Нууц үг", { exact: true }).fill(shopper.password);
    await shop.locator("main form").getByRole("button", { name: "Нэвтрэх", exact: true }).click();
    await expect(shop).toHaveURL(new RegExp(`/refund-account\\?id=${first}$`));
    await shop.getByLabel("Банк").selectOption("하나은행 (Hana)");
    await shop.getByLabel("Дансны дугаар").fill("110-234-567890");
    await expect(shop.getByLabel("Данс эзэмшигчийн нэр")).toHaveValue("SARAA DORJ");
    await expectNothingWrong(shop);
    await shop.getByRole("button", { name: "Илгээх" }).click();
    await expect(shop.getByRole("status").filter({ hasText: "Баярлалаа!" })).toContainText("****7890");
    await expectNothingWrong(shop);
    await shop.getByRole("link", { name: "Миний хуудас руу" }).click();
    const order = shop.getByRole("article", { name: new RegExp(numberOf(first)) });
    await expect(order).toContainText("****7890");
    await expect(order.getByRole("link", { name: "Дансаа засах" })).toBeVisible();
    await expectNothingWrong(shop);
    await context.close();
  });

  await test.step("the known account is filtered, shown whole, and in the bank's file", async () => {
    await page.getByRole("combobox", { name: "Данс", exact: true }).click();
    await page.getByRole("option", { name: "Данс нь мэдэгдсэн" }).click();
    await expect(boxOf(second)).toHaveCount(0);
    await expect(entryOf(page, LIST, numberOf(first))).toContainText("****7890");
    await page.getByRole("link", { name: `${numberOf(first)} захиалгыг харах` }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByText("****7890")).toBeVisible();
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
    await expectNothingWrong(page);
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(drawer.getByText("****4567")).toBeVisible();
    await drawer.getByRole("button", { name: "Хаах" }).last().click();
  });

  await test.step("many are noted as returned at once, after a question with the sum", async () => {
    await page.goto("/admin/returns");
    await boxOf(first).click();
    await boxOf(second).click();
    await press("Буцаан олгосон");
    await expect(question(page)).toContainText(/₩[\d,]+-г буцаан олгосон уу\?/);
    await question(page).getByRole("button", { name: "Тийм, олгосон" }).click();
    for (const id of [first, second]) {
      await expect(boxOf(id)).toHaveCount(0);
      expect(await (await page.request.get(`/api/orders/${id}`)).json()).toMatchObject({ toReturn: 0 });
    }
  });
});
