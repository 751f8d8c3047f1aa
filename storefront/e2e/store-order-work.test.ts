import { randomUUID } from "node:crypto";
import { expect, type Locator, test } from "@playwright/test";
import type { Product } from "@zakh/catalog/contract";
import { expectNothingWrong } from "./back-office";
import { linksMailedTo } from "./mailbox";
import { newShopper, orderThroughApi, registerThroughApi } from "./people";
import { decide, newStoreName, storeThroughApi } from "./store-owners";

/** From the mail about an order to its parcel (issue "Store owners"). */
const MAX_TAPS = 4;

test("a store's owner hands an order over in four taps from its mail, and its buyer sees the parcel", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const open = async () => (await browser.newContext({ baseURL })).newPage();
  const [admin, buyer] = [await open(), await open()];
  const store = newStoreName();
  const owner = await registerThroughApi(page.request, newShopper());
  const storeId = await storeThroughApi(page.request, store);
  await decide(admin.request, store, { isVerified: true });
  const name = `Бууз ${randomUUID().slice(0, 8)}`;
  const productData = JSON.stringify({ name, category: "Хонины мах", origin: "Монгол", price: 15000 });
  const path = `/api/stores/${storeId}/products`;
  const own: Product = await (await page.request.post(path, { multipart: { productData } })).json();
  const { email } = await registerThroughApi(buyer.request, newShopper());
  const products: Product[] = await (await buyer.request.get("/api/products")).json();
  const shops = products.find((product) => product.storeId === null)?.id ?? 0;
  const orderId = await orderThroughApi(buyer.request, email, [own.id, shops]);
  const paid = await admin.request.patch(`/api/orders/${orderId}/status`, { data: { status: "processing" } });
  expect(paid.ok(), await paid.text()).toBe(true);

  await test.step("the owner goes from the mail to the parcel", async () => {
    const toOrder = async () =>
      (await linksMailedTo(owner.email)).find((link) => link.endsWith(`/store/orders/${orderId}`));
    await expect.poll(toOrder).toBeDefined();
    let taps = 0;
    const tap = async (what: Locator) => {
      await what.tap();
      taps += 1;
    };
    await page.goto(new URL((await toOrder()) as string).pathname);
    taps += 1;
    await expect(page.getByRole("button", { name: "Захиалгыг хүлээн авах" })).toBeVisible();
    await expectNothingWrong(page);
    await tap(page.getByRole("button", { name: "Захиалгыг хүлээн авах" }));
    await tap(page.getByRole("button", { name: "Савлаж дууссан" }));
    await page.getByLabel("Илгээмжийн дугаар").fill("6123-4567-8901");
    await expectNothingWrong(page);
    await tap(page.getByRole("button", { name: "Хүргэлтэд өгсөн" }));
    await expect(page.getByText("Замдаа гарсан", { exact: true }).first()).toBeVisible();
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
    await expectNothingWrong(page);
  });

  await test.step("nothing is left to be done, and the list says where the order is", async () => {
    await page.goto("/store/dashboard?tab=orders");
    await expect(page.getByRole("button", { name: "Хийх ажил (0)" })).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: `ORD-${String(orderId).padStart(4, "0")}` });
    await expect(row).toContainText("Замдаа гарсан");
    await expectNothingWrong(page);
  });

  await test.step("the buyer's order has the store's parcel, with where to follow it", async () => {
    await buyer.goto(`/order-confirmation?id=${orderId}`);
    const parcel = buyer.getByRole("article", { name: `${store}: илгээмж` });
    await expect(parcel).toContainText("Замдаа гарсан");
    await expect(parcel).toContainText("612345678901");
    await expect(parcel.getByRole("link")).toHaveAttribute("href", /612345678901/);
    await expectNothingWrong(buyer);
  });

  await test.step("so says the admin's order, and what is written there reaches the owner", async () => {
    await admin.goto(`/admin/orders?id=${orderId}`);
    await expect(admin.getByRole("heading", { name: "Энэ захиалгын дэлгүүрүүд" })).toBeVisible();
    await expect(admin.getByRole("link", { name: "612345678901" })).toBeVisible();
    await admin.getByLabel(`«${store}» дэлгүүрт бичих`).fill("Баярлалаа!");
    await admin.getByRole("button", { name: "Мессеж илгээх" }).click();
    await expect(admin.getByText("Баярлалаа!", { exact: true })).toBeVisible();
    await expectNothingWrong(admin);
    await page.goto(`/store/orders/${orderId}`);
    await expect(page.getByText("Баярлалаа!", { exact: true })).toBeVisible();
  });

  await page.request.delete(`${path}/${own.id}`);
  await admin.context().close();
  await buyer.context().close();
});
