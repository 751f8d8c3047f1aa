import type { User } from "@zakh/accounts/contract";
import { type BackInStockAlert, OPEN_ALERTS_MAX, type Product } from "@zakh/catalog/contract";
import { notifyBackInStock } from "@zakh/catalog/workflows/back-in-stock/notify-back-in-stock";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, registeredShopper, signedInAdmin } from "./client";
import { mailsTo, readMails } from "./mailbox";
import { Shopper, signedInDashboard } from "./orders-client";
import { runsSoon } from "./runs-soon";
import { addProduct, closeDown, decide, newCategory, retireCategory, sendForm, verifiedOwner } from "./store-fixtures";
import { TestProducts } from "./test-products";

let admin: Client;
let testProducts: TestProducts;
let dashboard: Client;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
  dashboard = await signedInDashboard();
});
afterAll(() => testProducts.clear());

const pathOf = ({ id }: { id: number }) => `/api/products/${id}/back-in-stock-alert`;

/** Creates a product with less stock than its minimum of 1.5 kg. */
function soldOut(data: Record<string, unknown> = {}): Promise<Product> {
  return testProducts.add({ trackStock: true, stock: 1, minOrderQuantity: 1.5, ...data });
}

async function subscribe(client: Client, product: { id: number }) {
  const { status, body } = await client.post<BackInStockAlert>(pathOf(product));
  expect([status, body]).toEqual([200, { isSubscribed: true }]);
}

async function isSubscribed(client: Client, product: { id: number }): Promise<boolean> {
  const { status, body, headers } = await client.get<BackInStockAlert>(pathOf(product));
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  return body.isSubscribed;
}

function mailsAbout({ email }: User, { id }: { id: number }) {
  return readMails().filter(({ to, text }) => to === email && text.includes(`/products/${id}\n`));
}

describe("subscribing", () => {
  it("requires a signed-in customer", async () => {
    const product = await soldOut();
    for (const method of ["GET", "POST", "DELETE"]) {
      expect((await new Client().refused(401, method, pathOf(product))).code).toBe("login_required");
    }
  });

  it("is refused for hidden and missing products, and for products that can be bought", async () => {
    const { client } = await registeredShopper();
    for (const id of [2147483647, (await gone()).id, (await hidden()).id]) {
      expect((await client.refused(404, "POST", pathOf({ id }))).code).toBe("product_not_found");
    }
    expect((await client.refused(400, "POST", "/api/products/x/back-in-stock-alert")).code).toBe("id_invalid");
    expect((await client.refused(400, "DELETE", "/api/products/x/back-in-stock-alert")).code).toBe("id_invalid");
    expect((await client.refused(404, "GET", "/api/products/x/back-in-stock-alert")).code).toBe("product_not_found");
    const product = await soldOut({ stock: 1.5 });
    const refusal = await client.refused(409, "POST", pathOf(product));
    expect(refusal.code).toBe("product_back_in_stock");
    expect(refusal.message).toContain(product.name);
    expect(await isSubscribed(client, product)).toBe(false);
  });

  it("twice counts once, is personal, and can be undone", async () => {
    const product = await soldOut();
    const [{ client }, other] = await Promise.all([registeredShopper(), registeredShopper()]);
    expect(await isSubscribed(client, product)).toBe(false);
    await Promise.all([subscribe(client, product), subscribe(client, product), subscribe(client, product)]);
    expect([await isSubscribed(client, product), await isSubscribed(other.client, product)]).toEqual([true, false]);
    const { rowCount } = await shopPool().query("SELECT FROM back_in_stock_alert WHERE product_number = $1", [
      product.id,
    ]);
    expect(rowCount).toBe(1);
    expect((await other.client.delete(pathOf(product))).status).toBe(204);
    expect(await isSubscribed(client, product)).toBe(true);
    for (const _ of [1, 2]) expect((await client.delete(pathOf(product))).status).toBe(204);
    expect(await isSubscribed(client, product)).toBe(false);
  });

  it("is possible for a hundred products at once, and again for each of them", async () => {
    const [{ client, user }, first, last] = await Promise.all([registeredShopper(), soldOut(), soldOut()]);
    await subscribe(client, first);
    await expect
      .poll(async () => {
        await waitForProductsOfLongAgo(user);
        const { status } = await client.post(pathOf(last));
        if (status === 200) await client.delete(pathOf(last));
        return status;
      })
      .toBe(409);
    await waitForProductsOfLongAgo(user);
    const refusal = await client.refused(409, "POST", pathOf(last));
    expect(refusal.code).toBe("back_in_stock_alerts_full");
    expect(refusal.message).toContain(String(OPEN_ALERTS_MAX));
    await subscribe(client, first);
    await client.delete(pathOf(first));
    await subscribe(client, last);
  });
});

describe("a subscriber", () => {
  it("gets one mail, in the language of the last request, when there is enough for the minimum", async () => {
    const product = await soldOut({ nameRu: "Редкое мясо" });
    const [mn, ru] = await Promise.all([registeredShopper(), registeredShopper()]);
    for (const { client } of [mn, ru]) await subscribe(client, product);
    ru.client.setCookie("preferred-language", "ru");
    await subscribe(ru.client, product);
    await testProducts.change(product.id, { stock: 1.4 });
    await sweep();
    expect(await isSubscribed(mn.client, product)).toBe(true);
    expect(mailsAbout(mn.user, product)).toEqual([]);

    await testProducts.change(product.id, { stock: 1.5 });
    // Sent by the running shop itself.
    await runsSoon("tell-back-in-stock");
    const [[inMongolian], [inRussian]] = await Promise.all([mailsTo(mn.user.email, 1), mailsTo(ru.user.email, 1)]);
    expect(inMongolian).toMatchObject({ language: "mn" });
    expect(inMongolian?.subject).toContain(`«${product.name}» дахин худалдаанд гарлаа`);
    expect(inMongolian?.text).toContain("₩15,000");
    expect(inMongolian?.html).toContain(`/products/${product.id}"`);
    expect(inRussian).toMatchObject({ language: "ru" });
    expect(inRussian?.subject).toContain("«Редкое мясо» снова в продаже");
    expect(await isSubscribed(mn.client, product)).toBe(false);

    await testProducts.change(product.id, { stock: 0 });
    await testProducts.change(product.id, { stock: 9 });
    await sweep();
    expect([mailsAbout(mn.user, product).length, mailsAbout(ru.user, product).length]).toEqual([1, 1]);
  });

  it("gets a mail when stock comes back by a cancelled order, Medusa's dashboard, a store's owner, or the end of tracking", async () => {
    const [ordered, counted, uncounted, buyer, waiting] = await Promise.all([
      soldOut({ stock: 2 }),
      soldOut(),
      soldOut(),
      Shopper.register(),
      registeredShopper(),
    ]);
    const category = await newCategory(admin);
    const owner = await verifiedOwner(admin, category.id);
    const own = await addProduct(owner, "Ховор ааруул");
    const path = `/api/stores/${owner.store.id}/products/${own.id}`;
    const saved = (data: object) => sendForm(owner.client, "PUT", path, [["productData", JSON.stringify(data)]]);
    expect((await saved({ trackStock: true, stock: 0 })).status).toBe(200);
    const { id } = await buyer.place([{ productId: ordered.id, quantity: 2 }]);
    const products = [ordered, counted, uncounted, own];
    for (const product of products) await subscribe(waiting.client, product);

    expect((await admin.patch(`/api/orders/${id}/status`, { status: "cancelled" })).status).toBe(200);
    await stockInMedusa(counted, 3);
    await testProducts.change(uncounted.id, { trackStock: false });
    expect((await saved({ stock: 4 })).status).toBe(200);
    await sweep();
    await mailsTo(waiting.user.email, products.length);
    expect(products.map((product) => mailsAbout(waiting.user, product).length)).toEqual([1, 1, 1, 1]);
    await closeDown(owner);
    await retireCategory(admin, category);
  });

  it("gets no mail for a closed store's product before the store reopens", async () => {
    const category = await newCategory(admin);
    const owner = await verifiedOwner(admin, category.id);
    const own = await addProduct(owner, "Хаалттай ааруул");
    const path = `/api/stores/${owner.store.id}/products/${own.id}`;
    const saved = (data: object) => sendForm(owner.client, "PUT", path, [["productData", JSON.stringify(data)]]);
    await saved({ trackStock: true, stock: 0 });
    const waiting = await registeredShopper();
    await subscribe(waiting.client, own);
    await decide(admin, owner.store.id, { isActive: false, reason: "Түр хаав" });
    await saved({ stock: 4 });
    await sweep();
    expect(await isSubscribed(waiting.client, own)).toBe(true);
    await decide(admin, owner.store.id, { isActive: true });
    await sweep();
    await mailsTo(waiting.user.email, 1);
    await closeDown(owner);
    await retireCategory(admin, category);
  });
});

/** Writes the maximum number of alerts less one, for deleted products; the next run of the task removes them. */
async function waitForProductsOfLongAgo({ id }: User): Promise<void> {
  await shopPool().query(
    `INSERT INTO back_in_stock_alert (id, account_id, product_number, language)
     SELECT 'bisa_' || a.id || n, a.id, -n, 'mn' FROM account a, generate_series(1, $2::int) n WHERE a.number = $1
     ON CONFLICT DO NOTHING`,
    [id, OPEN_ALERTS_MAX - 1],
  );
}

/** Runs the task that the shop runs every 20 s. */
const sweep = () => notifyBackInStock(shopPool());

async function gone(): Promise<Product> {
  const product = await soldOut();
  expect((await admin.delete(`/api/products/${product.id}`)).status).toBe(204);
  return product;
}

/** A product unpublished as in Medusa's dashboard. */
async function hidden(): Promise<Product> {
  const product = await soldOut();
  const { body } = await dashboard.get<{ products: { id: string }[] }>(
    `/admin/products?q=${encodeURIComponent(product.name)}&fields=id`,
  );
  const { status } = await dashboard.post(`/admin/products/${body.products[0]?.id}`, { status: "draft" });
  expect(status).toBe(200);
  return product;
}

async function stockInMedusa({ name }: Product, kilograms: number): Promise<void> {
  const { body } = await dashboard.get<{
    inventory_items: { id: string; location_levels: { location_id: string }[] }[];
  }>(`/admin/inventory-items?q=${encodeURIComponent(name)}&fields=id,*location_levels`);
  const [item] = body.inventory_items;
  const level = `/admin/inventory-items/${item?.id}/location-levels/${item?.location_levels[0]?.location_id}`;
  expect((await dashboard.post(level, { stocked_quantity: kilograms })).status).toBe(200);
}
