import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectNothingWrong, showOnly } from "./back-office";
import { type EdgeProcess, startEdge } from "./edge-process";
import { newShopper, orderFromElsewhere, registerThroughApi, signInAsAdmin } from "./people";

test.use({ serviceWorkers: "allow" });

const numberOf = (id: number) => `ORD-${String(id).padStart(4, "0")}`;

let edge: EdgeProcess;
test.beforeEach(async () => {
  edge = await startEdge(process.env.COMMERCE_URL ?? "http://127.0.0.1:9000");
});
test.afterEach(() => edge.stop());

/** The card of an order in the list. */
function orderCard(page: Page, id: number) {
  return page
    .getByRole("heading", { level: 3 })
    .locator("../..")
    .filter({ hasText: numberOf(id) });
}

test("what is to be packed is listed by product and by order, ticked off, and goes on without a connection", async ({
  page,
  request,
}) => {
  // Axe is slow on whole screens.
  test.slow();
  const customerName = `Савладаг ${randomUUID().slice(0, 8)}`;
  const shopper = await registerThroughApi(request, newShopper());
  const id = await orderFromElsewhere(request, shopper.email, undefined, { customerName });
  await signInAsAdmin(page);
  expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status: "processing" } })).ok()).toBe(true);
  const cookies = await page.context().cookies();
  await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: edge.url })));

  const packs = orderCard(page, id).getByRole("checkbox");
  await page.goto(`${edge.url}/admin`);
  await showOnly(page, customerName);
  await page.getByRole("link", { name: /^Савлах [1-9]/ }).click();
  await expect(page.getByText(/^Савласан \d+\/\d+ · Жинлэсэн/).first()).toBeVisible();

  await test.step("a tick of all packs of a product is one in the orders, too", async () => {
    const name = (
      await orderCard(page, id).getByRole("listitem").first().locator("label > span > span").first().innerText()
    ).trim();
    const product = page.getByRole("region", { name: "Бараагаар" }).getByRole("listitem").filter({ hasText: name });
    await product.getByRole("checkbox").click();
    await expect(packs.first()).toBeChecked();
    await packs.first().click();
    await expect(packs.first()).not.toBeChecked();
    await expect(product.getByRole("checkbox")).not.toBeChecked();
    await packs.first().click();
    await expectNothingWrong(page);
  });

  await test.step("a lot's trace number is typed where it is packed", async () => {
    const product = page.getByRole("region", { name: "Бараагаар" }).getByRole("listitem").first();
    await product.getByRole("button", { name: /: мөшгих дугаар$/ }).click();
    const field = product.getByRole("textbox", { name: /: мөшгих дугаар$/ });
    await expect(field).toBeFocused();
    await field.fill("12345");
    await field.press("Enter");
    await expect(page.getByText("Мөшгих дугаар буруу байна", { exact: false })).toBeVisible();
    await field.fill("0021-2345-6789");
    await field.press("Enter");
    await expect(field).toHaveCount(0);
    await expect(product).toContainText("Мөшгих дугаар: 002123456789");
  });

  await test.step("the slips of all of them are printed together", async () => {
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event("printed"));
    });
    await page.getByRole("button", { name: "Савлагааны хуудсуудыг хэвлэх" }).click();
    await expect(page.locator("#packing-slip section").filter({ hasText: numberOf(id) })).toBeAttached();
    await expect(page.locator("#packing-slip")).toContainText("002123456789");
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  });

  await test.step("without a connection the phone shows what it has kept, with its ticks", async () => {
    // It keeps pages that are opened once it runs.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto(`${edge.url}/admin/picking`);
    await expect(packs.first()).toBeChecked();
    const isKept = () =>
      page.evaluate(async () => {
        const cached = await caches.match("/admin/picking");
        return navigator.serviceWorker.controller !== null && cached !== undefined;
      });
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
    await edge.stop();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Холболтгүй байна/)).toBeVisible({ timeout: 20_000 });
    await expect(packs.first()).toBeChecked();
    await packs.first().click();
    await page.reload();
    await expect(packs.first()).not.toBeChecked({ timeout: 20_000 });
  });

  await test.step("a weight that is typed without a connection waits on the phone, also after a reload", async () => {
    const weight = orderCard(page, id).getByRole("textbox").first();
    await weight.fill("0.1+190");
    await weight.press("Enter");
    const waiting = orderCard(page, id).getByText("0.29 кг утсанд хадгалсан, сүлжээ ирэхэд илгээнэ");
    await expect(waiting).toBeVisible({ timeout: 20_000 });
    await expect(packs.first()).toBeChecked();
    await page.reload();
    await expect(waiting).toBeVisible({ timeout: 20_000 });
    await expect(weight).toHaveValue("0.29");
  });
});
