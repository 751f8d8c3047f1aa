import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import type { Order } from "@zakh/orders/contract";
import { entryOf, expectNothingWrong } from "./back-office";
import { newShopper, orderThroughApi, registerThroughApi, signInAsAdmin } from "./people";

function orderNumber(id: number) {
  return `ORD-${String(id).padStart(4, "0")}`;
}

/** Another user's order, placed without changing the page's session. */
async function placeOrder(page: Page): Promise<number> {
  const shopper = await registerThroughApi(page.request, newShopper());
  return orderThroughApi(page.request, shopper.email);
}

async function chooseStatus(page: Page, id: number, status: string) {
  await page.getByRole("combobox", { name: `${orderNumber(id)} захиалгын төлөв` }).click();
  await page.getByRole("option", { name: status }).click();
}

test("an order is found by its number and its status set in the list @desktop", async ({ page }) => {
  const id = await placeOrder(page);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?search=${orderNumber(id)}`);
  await chooseStatus(page, id, "Төлбөр төлөгдсөн");
  await expect(page.getByText("Төлөв шинэчлэгдлээ")).toBeVisible();
  await expect(page.getByText(`${orderNumber(id)}: Төлбөр төлөгдсөн`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: `${orderNumber(id)} захиалгын төлөв` })).toHaveText(
    "Төлбөр төлөгдсөн",
  );
});

test("while a status is being set its dropdown is shut; a failure says so and shows the old one", async ({ page }) => {
  const id = await placeOrder(page);
  await signInAsAdmin(page);
  let release = () => {};
  const resumed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/orders/${id}/status`, async (route) => {
    await resumed;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto(`/admin/orders?search=${orderNumber(id)}`);
  const select = page.getByRole("combobox", { name: `${orderNumber(id)} захиалгын төлөв` });
  await chooseStatus(page, id, "Хүргэгдсэн");
  await expect(select).toBeDisabled();
  await expect(select).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByText("Захиалгын төлөвийг шинэчлэхэд алдаа гарлаа. Дахин оролдоно уу.")).toBeVisible();
  await expect(select).toHaveText("Төлбөр хүлээгдэж буй");
  await expect(select).toBeEnabled();
});

test("an order that another admin has cancelled meanwhile is not taken up, and the screen says what it is now", async ({
  page,
}) => {
  const id = await placeOrder(page);
  await signInAsAdmin(page);
  await page.goto(`/admin/orders?search=${orderNumber(id)}`);
  const select = page.getByRole("combobox", { name: `${orderNumber(id)} захиалгын төлөв` });
  await expect(select).toHaveText("Төлбөр хүлээгдэж буй");
  const theirs = await page.request.patch(`/api/orders/${id}/status`, { data: { status: "cancelled" } });
  expect(theirs.status(), await theirs.text()).toBe(200);
  await chooseStatus(page, id, "Төлбөр төлөгдсөн");
  await expect(page.getByText("одоо «Цуцлагдсан»")).toBeVisible();
  await expect(select).toHaveText("Цуцлагдсан");
  expect((await (await page.request.get(`/api/orders/${id}`)).json()).status).toBe("cancelled");
});

test("an order is opened from the list with all its data, printed, and exported as a file", async ({ page }) => {
  const id = await placeOrder(page);
  await signInAsAdmin(page);
  const order: Order = await (await page.request.get(`/api/orders/${id}`)).json();
  await page.goto(`/admin/orders?search=${orderNumber(id)}`);
  await expect(page.getByText("Нийт 1 захиалга")).toBeVisible();
  await page.getByRole("link", { name: `${orderNumber(id)} захиалгыг харах` }).click();
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
  const detail = page.getByRole("dialog", { name: orderNumber(id) });

  await test.step("customer, account and lines are there", async () => {
    for (const text of [
      order.customerName,
      order.customerAddress,
      "SARAA DORJ",
      order.selectedBankAccount?.accountNumber ?? "",
    ]) {
      await expect(detail.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(detail.getByRole("link", { name: order.customerPhone })).toHaveAttribute("href", "tel:010-9876-5432");
    await expect(detail.getByRole("link", { name: "Мессеж" })).toHaveAttribute("href", "sms:010-9876-5432");
    await expect(detail.getByRole("link", { name: "Газрын зураг: Google" })).toHaveAttribute(
      "href",
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(order.customerAddress)}`,
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => document.body.setAttribute("data-copied", text);
    });
    await detail.getByRole("button", { name: "Хуулах" }).click();
    await expect(page.getByText("Нэр, утас, хаягийг хууллаа")).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute(
      "data-copied",
      [order.customerName, order.customerPhone, order.customerAddress].join("\n"),
    );
    for (const { product } of order.items) {
      await expect(detail.getByText(product.name)).toBeVisible();
      await expect(detail.getByText(`Гарал үүсэл: ${product.origin}`).first()).toBeVisible();
    }
    await expect(detail.getByText(won(order.totalAmount)).first()).toBeVisible();
    await expectNothingWrong(page);
  });

  await test.step("a change of status joins the history, with who made it", async () => {
    await detail.getByRole("combobox", { name: `${orderNumber(id)} захиалгын төлөв` }).click();
    await page.getByRole("option", { name: "Төлбөр төлөгдсөн" }).click();
    const history = detail.locator("section").filter({ has: page.getByRole("heading", { name: "Төлөвийн түүх" }) });
    const change = history.getByRole("listitem").filter({ hasText: "→ Төлбөр төлөгдсөн" });
    await expect(change).toContainText("· Админ");
    await expect(change).toContainText(`${won(order.totalAmount)} орсон`);
  });

  await test.step("on paper there is the packing slip and nothing else", async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "yes");
    });
    await detail.getByRole("button", { name: "Хэвлэх" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "yes");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("body > :visible")).toHaveCount(1);
    // Not by role, because the open dialog hides everything else from screen readers.
    const slip = page.locator("body > :visible");
    await expect(slip).toContainText("Савлагааны хуудас");
    await expect(slip).toContainText(order.customerAddress);
    for (const { product } of order.items) {
      await expect(slip).toContainText(`${product.name}Гарал үүсэл: ${product.origin}`);
    }
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("closed, the list is as narrow as before, and its file holds this one order", async () => {
    await detail.getByRole("button", { name: "Хаах" }).last().click();
    await expect(page).toHaveURL(new RegExp(`orders\\?search=${orderNumber(id)}$`));
    await expect(entryOf(page, "Захиалга", orderNumber(id))).toContainText(won(order.totalAmount));
    for (const [item, ending] of [
      ["CSV файл", "csv"],
      ["Excel файл (XLSX)", "xlsx"],
    ] as const) {
      await page.getByRole("button", { name: "Татах" }).click();
      const download = page.waitForEvent("download");
      await page.getByRole("menuitem", { name: item }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
      const content = await readFile(await file.path());
      if (ending === "xlsx") expect(content.subarray(0, 2).toString()).toBe("PK");
      else expect(content.toString("utf8").match(/ORD-\d{4,}/g)).toEqual([orderNumber(id)]);
    }
  });
});

test("an order gets more time to pay, or as much as it takes, and the customer sees it", async ({ page }) => {
  const id = await placeOrder(page);
  await signInAsAdmin(page);
  const { customerEmail }: Order = await (await page.request.get(`/api/orders/${id}`)).json();
  const ofCustomer = `/order-confirmation?id=${id}&email=${encodeURIComponent(customerEmail)}`;
  await page.goto(ofCustomer);
  await expect(page.getByText("2 хоног үлдлээ")).toBeVisible();
  await expectNothingWrong(page);

  await page.goto(`/admin/orders?id=${id}`);
  const detail = page.getByRole("dialog", { name: orderNumber(id) });
  await detail.getByRole("button", { name: "+3 хоног" }).click();
  await expect(page.getByText("Төлөх хугацаа өөрчлөгдлөө")).toBeVisible();
  await expect(detail.getByRole("listitem").filter({ hasText: "Төлөх эцсийн хугацаа: " })).toHaveCount(1);
  await expectNothingWrong(page);
  await page.goto(ofCustomer);
  await expect(page.getByText("5 хоног үлдлээ")).toBeVisible();

  await page.goto(`/admin/orders?id=${id}`);
  await detail.getByRole("button", { name: "Хугацаагүй болгох" }).click();
  await expect(detail.getByText("Хугацаагүй", { exact: true })).toBeVisible();
  await page.goto(ofCustomer);
  await expect(page.getByRole("heading", { name: "Төлбөр шилжүүлэх данс" })).toBeVisible();
  await expect(page.getByText("Төлөх эцсийн хугацаа")).toHaveCount(0);
});

test("a cancelled order's refund is due until the owner marks it as paid back, and the customer sees both states", async ({
  page,
}) => {
  const id = await placeOrder(page);
  await signInAsAdmin(page);
  for (const status of ["processing", "cancelled"]) {
    expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status } })).status()).toBe(200);
  }
  const { totalAmount, customerEmail }: Order = await (await page.request.get(`/api/orders/${id}`)).json();
  const amount = won(totalAmount);
  const ofCustomer = `/order-confirmation?id=${id}&email=${encodeURIComponent(customerEmail)}`;

  await page.goto(ofCustomer);
  await expect(page.getByText(`Таны төлсөн ${amount}-г бид буцаан шилжүүлнэ.`)).toBeVisible();
  await expect(page.getByText(`${amount} буцаан олгоно`, { exact: true })).toBeVisible();
  await expectNothingWrong(page);

  await page.goto(`/admin/orders?id=${id}`);
  const detail = page.getByRole("dialog", { name: orderNumber(id) });
  await expect(detail.getByText(`${amount} буцаан олгох`)).toBeVisible();
  await detail.getByRole("button", { name: "Буцаан олгосон" }).click();
  const question = page.getByRole("alertdialog", { name: `${amount}-г буцаан олгосон уу?` });
  await question.getByRole("button", { name: "Болих" }).click();
  await expect(detail.getByRole("button", { name: "Буцаан олгосон" })).toBeVisible();
  await detail.getByRole("button", { name: "Буцаан олгосон" }).click();
  await expectNothingWrong(page);
  await question.getByRole("button", { name: "Тийм, олгосон" }).click();
  await expect(page.getByText("Мөнгийг буцаасан гэж тэмдэглэлээ")).toBeVisible();
  await expect(detail.getByText(`${amount} буцаан олгосон`, { exact: true })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Буцаан олгосон" })).toHaveCount(0);

  await page.goto(ofCustomer);
  await expect(page.getByText(`Таны төлсөн ${amount}-г бид буцаан шилжүүлсэн.`)).toBeVisible();
  await expect(page.getByText(`${amount} буцаан олгосон`, { exact: true })).toBeVisible();
  await expect(page.getByText(/буцаан (шилжүүлнэ|олгоно)/).filter({ hasText: amount })).toHaveCount(0);
});

test("after a partial refund, customer and owner see what was paid back and what is still due", async ({ page }) => {
  const id = await placeOrder(page);
  await signInAsAdmin(page);
  for (const status of ["processing", "cancelled"]) {
    expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status } })).status()).toBe(200);
  }
  const { totalAmount, customerEmail }: Order = await (await page.request.get(`/api/orders/${id}`)).json();
  const [back, left] = [won(1000), won(Number(totalAmount) - 1000)];
  const said = await page.request.post(`/api/admin/orders/${id}/returned`, { data: { amount: 1000 } });
  expect(said.status()).toBe(200);

  await page.goto(`/order-confirmation?id=${id}&email=${encodeURIComponent(customerEmail)}`);
  await expect(page.getByText(`${back}-г бид буцаан шилжүүлсэн, үлдсэн ${left}-г буцаан шилжүүлнэ.`)).toBeVisible();
  await expect(page.getByText(`${back} буцаан олгосон, ${left} буцаан олгоно`, { exact: true })).toBeVisible();
  await page.goto("/my-page");
  await page.getByRole("button", { name: "Дэлгэрэнгүй" }).first().click();
  await expect(page.getByText(`${back} буцаан олгосон, ${left} буцаан олгоно`, { exact: true })).toBeVisible();

  await page.goto(`/admin/orders?id=${id}`);
  const detail = page.getByRole("dialog", { name: orderNumber(id) });
  await expect(detail.locator("div", { hasText: /^Буцаан олгох/ }).getByText(left, { exact: true })).toBeVisible();
  await expect(detail.locator("div", { hasText: /^Буцаан олгосон/ }).getByText(back, { exact: true })).toBeVisible();
});

test("the last day cannot lie before the first, and a later first day clears it", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/orders?startDate=2026-03-10&endDate=2026-03-12");
  const [first, last] = [page.getByLabel("Эхлэх огноо"), page.getByLabel("Дуусах огноо")];
  await expect(last).toHaveAttribute("min", "2026-03-10");
  await expect(last).toHaveValue("2026-03-12");
  await first.fill("2026-03-11");
  await expect(last).toHaveValue("2026-03-12");
  await first.fill("2026-03-20");
  await expect(last).toHaveValue("");
  await expect(page).not.toHaveURL(/endDate/);
  await page.getByRole("button", { name: "Шүүлтүүр арилгах" }).click();
  await expect(page).toHaveURL(/\/admin\/orders$/);
});

function won(amount: number | string): string {
  return `₩${Number(amount).toLocaleString("ko-KR")}`;
}
