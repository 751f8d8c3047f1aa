import { expect, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { expectNoViolations } from "./axe";
import { entryOf, expectNothingWrong, openScreen, question } from "./back-office";
import { fillCart, newShopper, registerThroughApi, signInAsAdmin } from "./people";

const BUSINESS = "124-81-00998";
const MASKED = "***-**-*0998";
const APPROVAL = "G98765432";

/** Chooses a receipt for a business at checkout, mistypes its number once, and orders. */
async function orderWithReceipt(shop: Page): Promise<Order> {
  await registerThroughApi(shop.request, newShopper());
  await fillCart(shop, 1);
  await shop.goto("/checkout");
  await shop.getByLabel("Хүргэлтийн хаяг").fill("Чонжү хот, Хындог дүүрэг 12-3");
  await shop.getByLabel("Шилжүүлэгчийн нэр").fill("SARAA DORJ");
  const kind = shop.getByLabel("Бэлэн мөнгөний баримт (현금영수증)");
  await kind.selectOption("phone");
  await expect(shop.getByLabel("Баримт авах утасны дугаар")).toHaveValue("010-9876-5432");
  await kind.selectOption("business");
  const number = shop.getByLabel("Бизнесийн бүртгэлийн дугаар");
  await number.fill("124-81-00997");
  const submit = shop.getByRole("button", { name: "Захиалга баталгаажуулах" });
  await submit.click();
  await expect(shop.getByText(/Бизнесийн бүртгэлийн дугаар буруу байна/)).toBeVisible();
  await expectNoViolations(shop);
  await number.fill(BUSINESS.replaceAll("-", ""));
  await submit.click();
  await expect(shop).toHaveURL(/\/my-page$/);
  const [order]: [Order] = await (await shop.request.get("/api/user/orders")).json();
  return order;
}

test("a cash receipt is asked for at checkout, issued by the owner, and cancelled after its order @desktop", async ({
  page,
  browser,
}) => {
  const shop = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const order = await orderWithReceipt(shop);
  const number = `ORD-${String(order.id).padStart(4, "0")}`;
  const entry = entryOf(page, "Бэлэн мөнгөний баримт", number);
  const drawer = page.getByRole("dialog", { name: number });
  await signInAsAdmin(page);
  await page.request.patch(`/api/orders/${order.id}/status`, { data: { status: "processing" } });

  await test.step("the dashboard leads to what is to be issued, with the days left", async () => {
    await page.goto("/admin");
    await expect(page.getByText(/^\d+ бэлэн мөнгөний баримт гаргах/)).toBeVisible();
    await page.getByRole("main").locator('a[href$="/admin/cash-receipts"]').click();
    await expect(entry).toContainText("5 хоног үлдсэн");
    await expect(entry).toContainText(MASKED);
    await expectNothingWrong(page);
  });

  await test.step("the owner sees the whole number, changes it, and enters the approval number", async () => {
    await entry.getByRole("link").click();
    await expect(drawer.getByText(BUSINESS)).toBeVisible();
    await expectNoViolations(page);
    await drawer.getByRole("button", { name: "Өөрчлөх" }).click();
    const form = page.getByRole("dialog", { name: `${number}: баримт хэний нэр дээр` });
    await form.getByLabel("Дугаар", { exact: true }).fill("220-81-6251");
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(form.getByText(/Бизнесийн бүртгэлийн дугаар буруу байна/)).toBeVisible();
    await form.getByLabel("Дугаар", { exact: true }).fill("220-81-62517");
    await form.getByRole("button", { name: "Хадгалах" }).click();
    await expect(drawer.getByText("220-81-62517")).toBeVisible();
    await drawer.getByRole("button", { name: "Гаргасан гэж тэмдэглэх" }).click();
    await expect(drawer.getByText("Зөвшөөрлийн дугаар нь 1–20 латин үсэг, тооноос бүрдэнэ")).toBeVisible();
    await drawer.getByLabel("Зөвшөөрлийн дугаар").fill(APPROVAL.toLowerCase());
    await drawer.getByRole("button", { name: "Гаргасан гэж тэмдэглэх" }).click();
    await expect(page.getByText("Баримтыг гаргасан гэж тэмдэглэлээ")).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.getByRole("tab", { name: "Гаргасан" }).click();
    await expect(entry).toContainText(APPROVAL);
    await expectNothingWrong(page);
  });

  await test.step("the customer sees under which number it was issued", async () => {
    await shop.goto("/my-page");
    const card = shop.getByRole("article");
    await card.getByRole("button", { name: "Дэлгэрэнгүй" }).click();
    await expect(card.getByText("***-**-*2517")).toBeVisible();
    await expect(card.getByText(`Зөвшөөрлийн дугаар ${APPROVAL}`)).toBeVisible();
    await expectNoViolations(shop);
  });

  await test.step("cancelling the order says that the receipt is to be cancelled, too", async () => {
    await openScreen(page, `/admin/orders?id=${order.id}`);
    const detail = page.getByRole("dialog", { name: number });
    const cancel = async () => {
      await detail.getByRole("combobox", { name: new RegExp(number) }).click();
      await page.getByRole("option", { name: "Цуцлагдсан" }).click();
    };
    await cancel();
    await expect(question(page)).toContainText(APPROVAL);
    await question(page).getByRole("button", { name: "Болих" }).click();
    await cancel();
    await question(page).getByRole("button", { name: "Тийм, болгох" }).click();
    await expect(detail.getByText("Hometax дээр цуцлах")).toBeVisible();
  });

  await test.step("it stands on the list until it is", async () => {
    await page.goto("/admin/cash-receipts");
    await expect(entry).toContainText("Hometax дээр цуцлах");
    await entry.getByRole("link").click();
    await drawer.getByRole("button", { name: "Hometax дээр цуцалсан" }).click();
    await expect(page.getByText("Баримтыг цуцалсан гэж тэмдэглэлээ")).toBeVisible();
    await expect(entry).toHaveCount(0);
  });
  await shop.context().close();
});
