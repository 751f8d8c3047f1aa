import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import type { Order } from "@zakh/orders/contract";
import { expectNoViolations } from "./axe";
import { entryOf, expectNothingWrong } from "./back-office";
import { linksMailedTo } from "./mailbox";
import { newShopper, orderFromElsewhere, registerThroughApi, signInAsAdmin } from "./people";

test("a lot that is opened by one tap stands on the order that is packed of it, and its buyer is told when it is recalled", async ({
  page,
  browser,
  baseURL,
}) => {
  const admin = await (await browser.newContext({ baseURL })).newPage();
  await signInAsAdmin(admin);
  const name = `Үхрийн сэтгүүр ${randomUUID().slice(0, 8)}`;
  const data = { name, category: "Үхрийн мах", price: 15000, origin: "Австрали" };
  const made = await admin.request.post("/api/products", { multipart: { productData: JSON.stringify(data) } });
  const product: Product = await made.json();
  const number = `00${String(Date.now()).slice(-10)}`;

  await test.step("the product is listed as missing its number until the owner opens a lot", async () => {
    await admin.goto("/admin");
    await admin.getByRole("link", { name: /^Мөшгих дугааргүй мах/ }).click();
    await expect(admin).toHaveURL(/missing=traceNumber/);
    await admin.getByLabel("Хайх").fill(name);
    const row = entryOf(admin, "Бараа", name);
    await expect(row.getByText(/^Дутуу: .*Мөшгих дугаар/)).toBeVisible();
    await row.getByRole("button", { name: `${name}: багц` }).click();
    const drawer = admin.getByRole("dialog", { name: `${name}: багц` });
    await drawer.getByRole("button", { name: "Камераар унших" }).click();
    await expect(drawer.getByText(/камер олдсонгүй|зөвшөөрөөгүй|уншиж чадсангүй/)).toBeVisible();
    await drawer.getByRole("button", { name: "Хаах", exact: true }).last().click();
    await drawer.getByLabel("Шинэ багц").fill(number);
    await expectNothingWrong(admin);
    await drawer.getByRole("button", { name: "Шинэ багц нээх" }).click();
    await expect(admin.getByText("Шинэ багц нээлээ")).toBeVisible();
  });

  await test.step("card and page say where it comes from, and the page leads to the public register", async () => {
    await page.goto("/?sort=newest");
    const card = page.getByRole("article").filter({ hasText: name });
    await expect(card.getByText("Австрали")).toBeVisible();
    await card.getByRole("link", { name }).click();
    const facts = page.getByRole("region", { name: "Барааны мэдээлэл" });
    const link = facts.getByRole("link", { name: new RegExp(number) });
    await expect(link).toHaveAttribute("href", new RegExp(`mtrace\\.go\\.kr.*${number}`));
  });

  const shopper = await registerThroughApi(page.request, newShopper());
  const id = await orderFromElsewhere(page.request, shopper.email, [product.id]);
  await admin.request.patch(`/api/orders/${id}/status`, { data: { status: "processing" } });
  const order: Order = await (await admin.request.get(`/api/orders/${id}`)).json();
  const lines = [{ id: order.items[0]?.id, packedQuantity: 1 }];
  expect((await admin.request.put(`/api/admin/orders/${id}/packed`, { data: { lines } })).ok()).toBe(true);
  await admin.request.patch(`/api/orders/${id}/status`, { data: { status: "completed" } });

  await test.step("order and slip show the lot, and the owner may correct it", async () => {
    await page.goto(`/order-confirmation?id=${id}`);
    await expect(page.getByRole("link", { name: new RegExp(number) })).toBeVisible();
    await expectNoViolations(page);
    await admin.goto(`/admin/orders?id=${id}`);
    const drawer = admin.getByRole("dialog");
    await expect(drawer.getByRole("link", { name: number }).first()).toBeVisible();
    await expect(drawer.getByRole("button", { name: `${name}: савласан багцыг засах` })).toBeVisible();
    await admin.evaluate(() => {
      window.print = () => undefined;
    });
    await drawer.getByRole("button", { name: "Хэвлэх", exact: true }).click();
    await expect(admin.locator("#packing-slip")).toContainText(number);
  });

  await test.step("a recall reaches the buyer in three taps", async () => {
    await admin.goto("/admin/recalls");
    await admin.getByRole("link", { name: new RegExp(number) }).click();
    await expect(admin.getByRole("heading", { name })).toBeVisible();
    await expectNothingWrong(admin);
    await admin.getByRole("button", { name: "Худалдан авагчдад бичих (1)" }).click();
    const form = admin.getByRole("dialog");
    await expectNothingWrong(admin);
    await form.getByRole("button", { name: "Илгээх" }).click();
    await expect(admin.getByRole("button", { name: "Бичих хүн үлдээгүй" })).toBeVisible();
    await expect(async () => {
      expect((await linksMailedTo(shopper.email)).filter((link) => link.includes("mtrace.go.kr"))).toHaveLength(1);
    }).toPass();
  });

  await admin.request.delete(`/api/products/${product.id}`);
});
