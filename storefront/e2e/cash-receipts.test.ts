import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import type { CashReceiptInput, Order } from "@zakh/orders/contract";
import { expectNoViolations } from "./axe";
import { entryOf, expectNothingWrong, openScreen, question } from "./back-office";
import { agreeToOrder, fillCart, newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

const BUSINESS: CashReceiptInput = { kind: "business", number: "124-81-00998" };
const MASKED = "***-**-*0998";
const APPROVAL = "G98765432";
const LIST = "Бэлэн мөнгөний баримт";

const numberOf = (id: number) => `ORD-${String(id).padStart(4, "0")}`;

/** A paid order whose customer has asked for a receipt; `request` places it, `admin` is signed in. */
async function paidOrder(request: APIRequestContext, admin: APIRequestContext): Promise<number> {
  const shopper = await registerThroughApi(request, newShopper());
  const id = await orderThroughApi(request, shopper.email);
  await admin.put(`/api/admin/orders/${id}/cash-receipt`, { data: { cashReceipt: BUSINESS } });
  await admin.patch(`/api/orders/${id}/status`, { data: { status: "processing" } });
  return id;
}

/** Turns the pages of the list to the one with this entry. */
async function turnTo(page: Page, entry: Locator) {
  const first = page.getByRole("list", { name: LIST, exact: true }).getByRole("listitem").first();
  await expect(first).toBeVisible();
  while ((await entry.count()) === 0) {
    const before = (await first.textContent()) ?? "";
    await page.getByRole("button", { name: "Дараах" }).click();
    await expect(first).not.toHaveText(before);
  }
}

async function issue(admin: APIRequestContext, id: number) {
  const data = { issuedNumber: APPROVAL };
  expect((await admin.post(`/api/admin/orders/${id}/cash-receipt/issued`, { data })).ok()).toBe(true);
}

test("a cash receipt is asked for at checkout, and its customer sees under which number it was issued", async ({
  page,
}) => {
  await registerThroughApi(page.request, newShopper());
  await fillCart(page, 1);
  await page.goto("/checkout");
  await page.getByLabel("Хүргэлтийн хаяг").fill("Чонжү хот, Хындог дүүрэг 12-3");
  await page.getByLabel("Шилжүүлэгчийн нэр").fill("SARAA DORJ");
  const kind = page.getByLabel("Бэлэн мөнгөний баримт (현금영수증)");
  await kind.selectOption("phone");
  await expect(page.getByLabel("Баримт авах утасны дугаар")).toHaveValue("010-9876-5432");
  await kind.selectOption("business");
  const number = page.getByLabel("Бизнесийн бүртгэлийн дугаар");
  await number.fill("124-81-00997");
  const submit = page.getByRole("button", { name: "Захиалга баталгаажуулах" });
  await submit.click();
  await expect(page.getByText(/Бизнесийн бүртгэлийн дугаар буруу байна/)).toBeVisible();
  await expect(number).toBeFocused();
  await expectNoViolations(page);
  await number.fill("1248100998");
  await agreeToOrder(page);
  await submit.click();
  await expect(page).toHaveURL(/\/my-page$/);
  const [order]: [Order] = await (await page.request.get("/api/user/orders")).json();

  const card = page.getByRole("article");
  await card.getByRole("button", { name: "Дэлгэрэнгүй" }).click();
  await expect(card.getByText(MASKED)).toBeVisible();
  await expect(card.getByText("Төлбөр орсны дараа гарна")).toBeVisible();
  await signInAsAdmin(page);
  await page.request.patch(`/api/orders/${order.id}/status`, { data: { status: "processing" } });
  await issue(page.request, order.id);
  await page.reload();
  await card.getByRole("button", { name: "Дэлгэрэнгүй" }).click();
  await expect(card.getByText("Зөвшөөрлийн дугаар").locator("..")).toContainText(APPROVAL);
  await expectNoViolations(page);
});

test("the owner finds what is to be issued, changes its number, and enters the approval number", async ({
  page,
  request,
}) => {
  await signInAsAdmin(page);
  const number = numberOf(await paidOrder(request, page.request));
  const entry = entryOf(page, LIST, number);
  const drawer = page.getByRole("dialog", { name: number, exact: true });
  await page.goto("/admin");
  await page.getByRole("link", { name: /^Бэлэн мөнгөний баримт [1-9]/ }).click();
  await turnTo(page, entry);
  await expect(entry).toContainText("5 хоног үлдсэн");
  await expect(entry).toContainText(MASKED);
  await expectNothingWrong(page);

  await entry.getByRole("link").click();
  await expect(drawer.getByText(BUSINESS.number)).toBeVisible();
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
});

test("cancelling an order whose receipt was issued asks, and reminds until the receipt is cancelled, too", async ({
  page,
  request,
}) => {
  await signInAsAdmin(page);
  const id = await paidOrder(request, page.request);
  const number = numberOf(id);
  await issue(page.request, id);
  await openScreen(page, `/admin/orders?id=${id}`);
  const detail = page.getByRole("dialog", { name: number, exact: true });
  const cancel = async () => {
    await detail.getByRole("combobox", { name: new RegExp(number) }).click();
    await page.getByRole("option", { name: "Цуцлагдсан" }).click();
  };
  await cancel();
  await expect(question(page)).toContainText(APPROVAL);
  await question(page).getByRole("button", { name: "Болих" }).click();
  await expect(detail.getByText("Hometax дээр цуцлах")).toHaveCount(0);
  await cancel();
  await question(page).getByRole("button", { name: "Тийм, болгох" }).click();
  await expect(detail.getByText("Hometax дээр цуцлах")).toBeVisible();

  await page.goto("/admin/cash-receipts");
  const entry = entryOf(page, LIST, number);
  await expect(entry).toContainText("Hometax дээр цуцлах");
  await entry.getByRole("link").click();
  await detail.getByRole("button", { name: "Hometax дээр цуцалсан" }).click();
  await expect(page.getByText("Баримтыг цуцалсан гэж тэмдэглэлээ")).toBeVisible();
  await expect(entry).toHaveCount(0);
});
