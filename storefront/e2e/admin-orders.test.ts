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

test("an order is found by its number and its status set in the list", async ({ page }) => {
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
    await detail.getByRole("button", { name: "Хэвлэх", exact: true }).click();
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

function won(amount: number | string): string {
  return `₩${Number(amount).toLocaleString("ko-KR")}`;
}
