import { randomUUID } from "node:crypto";
import type { Product } from "@zakh/catalog/contract";
import { type Order, orderHistory, order as orderSchema } from "@zakh/orders/contract";
import type { PayOnPickupSetting } from "@zakh/site-settings/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, signedInAdmin } from "./client";
import { mailsTo } from "./mailbox";
import {
  ADDRESS,
  BANK_TRANSFER,
  cartWith,
  completed,
  type Foreign,
  foreignClient,
  PAY_ON_PICKUP,
  readyCart,
  variantOf,
} from "./medusa-client";
import { exactly, inMedusa, inShop, SHIPPING_FEE, Shopper, signedInDashboard } from "./orders-client";
import { addProduct, closeDown, decide, newCategory, retireCategory, verifiedOwner } from "./store-fixtures";
import { stockOf, TestProducts } from "./test-products";

const PICKUP_SETTING = "/api/settings/pay-on-pickup";

let admin: Client;
let testProducts: TestProducts;
let beef: Product;
let quarter: Product;
let pack: Product;

const newEmail = () => `foreign-${randomUUID().slice(0, 8)}@example.com`;

beforeAll(async () => {
  admin = await signedInAdmin();
  testProducts = new TestProducts(admin);
  beef = await testProducts.add({ price: 15000, minOrderQuantity: 0.4 });
  quarter = await testProducts.add({ price: 10000, priceDivisor: 3, minOrderQuantity: 0.1 });
  pack = await testProducts.add({ price: 9000, minOrderQuantity: 4, packSize: 4 });
});

afterAll(() => testProducts.clear());

function fourKilograms() {
  return testProducts.add({ trackStock: true, stock: 4, minOrderQuantity: 1 });
}

describe("a storefront that knows Medusa only", () => {
  it("sells to a guest, and the shop holds the order like its own", async () => {
    const client = await foreignClient();
    const tracked = await fourKilograms();
    const email = newEmail();
    const cart = await readyCart(
      client,
      [
        [beef, 0.4],
        [beef, 1.1],
        [quarter, 0.7],
        [tracked, 2],
      ],
      email,
    );
    const won = [22500, 2333, 30000];
    expect(cart.items?.map(({ quantity, total }) => [quantity, total])).toEqual([
      [1.5, won[0]],
      [0.7, won[1]],
      [2, won[2]],
    ]);
    const total = 22500 + 2333 + 30000 + SHIPPING_FEE;
    expect([cart.total, cart.shipping_total, cart.payment_collection?.amount]).toEqual([total, SHIPPING_FEE, total]);
    const [session] = cart.payment_collection?.payment_sessions ?? [];
    expect(session?.data).toMatchObject({
      transferAccountHolder: "Дорж Бат",
      bankAccount: { bankName: expect.any(String) },
    });

    const order = await completed(client, cart.id);
    expect([order.total, order.email, order.items?.length]).toEqual([total, email, 3]);
    expect((await client.sdk.store.order.retrieve(order.id)).order.display_id).toBe(order.display_id);

    const number = Number(order.display_id);
    const shown = await inShop(admin, number);
    expect(shown).toMatchObject({
      customerName: "Дорж Бат",
      customerEmail: email,
      customerAddress: "28644 Чонжу хот Санданг дүүрэг 12 302",
      totalAmount: String(total),
      status: "pending",
      paymentMethod: "bank_transfer",
      transferAccountHolder: "Дорж Бат",
    });
    expect(shown.transferCode).toMatch(/^\w{5,6}$/);
    expect(shown.paymentDeadline).not.toBeNull();
    expect(await stockOf(tracked)).toEqual({ stocked: 4, reserved: 2 });
    const { body: listed } = await admin.get<Order[]>(`/api/orders?search=${number}`);
    expect(listed.map(({ id }) => id)).toContain(number);
    expect((await mailsTo(email, 1))[0]?.text).toContain(String(number));
    expect(await inMedusa(await signedInDashboard(), number)).toMatchObject({ total, email });

    await admin.patch(`/api/orders/${number}/status`, { status: "processing" });
    const history = exactly(orderHistory, (await admin.get(`/api/orders/${number}/history`)).body);
    expect(history.flatMap(({ money }) => money)).toMatchObject([{ kind: "received", amount: total }]);
    const { body: lookedUp } = await client.raw.get(`/api/orders/${number}?email=${encodeURIComponent(email)}`);
    expect(exactly(orderSchema, lookedUp).id).toBe(number);
  });
});

describe("a line of a cart", () => {
  let client: Foreign;
  let cartId: string;

  beforeAll(async () => {
    client = await foreignClient();
    cartId = (await cartWith(client, [])).id;
  });

  const add = async (product: Product, quantity: number, status: number) => {
    const json = { variant_id: await variantOf(client, product), quantity };
    return (await client.raw.refused(status, "POST", `/store/carts/${cartId}/line-items`, { json })).code;
  };

  it.each([
    ["below the minimum", () => beef, 0.3, "quantity_below_minimum"],
    ["of hundredths", () => beef, 1.25, "quantity_invalid"],
    ["above 99 kg", () => beef, 99.1, "quantity_above_maximum"],
    ["of half a pack", () => pack, 6, "quantity_not_in_packs"],
  ])("%s is refused by the shop's code", async (_what, product, quantity, code) => {
    expect(await add(product(), quantity, 400)).toBe(code);
  });

  it("is refused beyond the stock, and when the product is hidden or its store closed", async () => {
    const tracked = await fourKilograms();
    expect(await add(tracked, 5, 409)).toBe("stock_short");
    const hidden = await testProducts.add();
    const variant_id = await variantOf(client, hidden);
    await testProducts.change(hidden.id, { isHidden: true });
    const path = `/store/carts/${cartId}/line-items`;
    const sold = await client.raw.refused(409, "POST", path, { json: { variant_id, quantity: 1 } });
    expect(sold.code).toBe("product_unavailable");

    const category = await newCategory(admin);
    const owner = await verifiedOwner(admin, category.id);
    const theirs = await addProduct(owner, `Дэлгүүрийн мах ${randomUUID().slice(0, 8)}`);
    const cart = await readyCart(client, [[theirs, 1]], newEmail());
    await decide(admin, owner.store.id, { isActive: false, reason: "Test" });
    expect(await add(theirs, 1, 409)).toBe("product_unavailable");
    expect((await client.raw.refused(409, "POST", `/store/carts/${cart.id}/complete`)).code).toBe(
      "product_unavailable",
    );
    await closeDown(owner);
    await retireCategory(admin, category);
  });

  it("changes, goes, and begins the payment again", async () => {
    const { sdk } = client;
    const ready = await readyCart(client, [[beef, 1]], newEmail());
    const [line] = ready.items ?? [];
    const { cart } = await sdk.store.cart.updateLineItem(ready.id, line?.id ?? "", { quantity: 0.5 });
    expect([cart.items?.[0]?.quantity, cart.total, cart.payment_collection?.payment_sessions]).toEqual([
      0.5,
      7500 + SHIPPING_FEE,
      [],
    ]);
    expect((await client.raw.refused(400, "POST", `/store/carts/${cart.id}/complete`)).code).toBe(
      "payment_session_missing",
    );
    const { parent } = await sdk.store.cart.deleteLineItem(ready.id, line?.id ?? "");
    expect(parent?.items).toEqual([]);
  });
});

describe("a cart that is completed", () => {
  it("is one order, though ten complete it at once", async () => {
    const client = await foreignClient();
    const tracked = await fourKilograms();
    const { id } = await readyCart(client, [[tracked, 2]], newEmail());
    const orders = await Promise.all(Array.from({ length: 10 }, () => completed(client, id)));
    expect(new Set(orders.map((order) => order.id)).size).toBe(1);
    expect(await stockOf(tracked)).toEqual({ stocked: 4, reserved: 2 });
    expect((await client.raw.refused(409, "POST", `/store/carts/${id}`, { json: {} })).code).toBe("cart_completed");
  });

  it("never sells more than there is, beside the shop's own checkout", async () => {
    const client = await foreignClient();
    const tracked = await fourKilograms();
    const shoppers = await Promise.all([Shopper.register(), Shopper.register(), Shopper.register()]);
    const carts = await Promise.all(shoppers.map(() => readyCart(client, [[tracked, 2]], newEmail())));
    const items = [{ productId: tracked.id, quantity: 2 }];
    const answers = await Promise.all([
      ...carts.map(({ id }) => client.raw.post<{ code?: string }>(`/store/carts/${id}/complete`)),
      ...shoppers.map(async (shopper) =>
        shopper.client.post<{ code?: string }>("/api/orders", await shopper.order(items)),
      ),
    ]);
    const refused = answers.filter(({ status }) => status >= 300);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([409, "stock_short"]));
    expect(await stockOf(tracked)).toEqual({ stocked: 4, reserved: 4 });
  });

  it("is refused once with what has changed, and has the new price then", async () => {
    const client = await foreignClient();
    const product = await testProducts.add({ price: 10000 });
    const { id } = await readyCart(client, [[product, 1]], newEmail());
    await testProducts.change(product.id, { price: 12000 });
    expect(await client.raw.refused(409, "POST", `/store/carts/${id}/complete`)).toMatchObject({
      code: "order_total_changed",
      totalAmount: String(12000 + SHIPPING_FEE),
    });
    const { cart } = await client.sdk.store.cart.retrieve(id);
    expect(cart.total).toBe(12000 + SHIPPING_FEE);
    await client.sdk.store.payment.initiatePaymentSession(cart, { provider_id: BANK_TRANSFER });
    expect((await completed(client, id)).total).toBe(cart.total);
  });

  it("is paid by one payment, though it is begun many times at once", async () => {
    const client = await foreignClient();
    const { id } = await cartWith(client, [[beef, 1]]);
    await client.sdk.store.cart.update(id, { email: newEmail(), shipping_address: ADDRESS });
    const fiveTimes = (path: string, json: object) =>
      Promise.all(Array.from({ length: 5 }, () => client.raw.post<{ payment_collection: { id: string } }>(path, json)));
    const made = await fiveTimes("/store/payment-collections", { cart_id: id });
    const [collection, ...others] = new Set(made.map(({ body }) => body.payment_collection?.id));
    expect([made.map(({ status }) => status), others]).toEqual([Array(5).fill(200), []]);
    const begun = await fiveTimes(`/store/payment-collections/${collection}/payment-sessions`, {
      provider_id: BANK_TRANSFER,
    });
    expect(begun.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const { cart } = await client.sdk.store.cart.retrieve(id, { fields: "*payment_collection.payment_sessions" });
    expect(cart.payment_collection?.payment_sessions).toHaveLength(1);
  });

  it("is delivered within Korea where nothing says another country, also before it has an address", async () => {
    const client = await foreignClient();
    const { sdk } = client;
    const { id } = await cartWith(client, [[beef, 1]]);
    const options = async () => (await sdk.store.fulfillment.listCartOptions({ cart_id: id })).shipping_options;
    expect(await options()).toHaveLength(1);
    const { country_code: _, ...address } = ADDRESS;
    const { cart } = await sdk.store.cart.update(id, { shipping_address: address });
    expect(cart.shipping_address?.country_code).toBe("kr");
    expect(await options()).toMatchObject([{ amount: SHIPPING_FEE }]);
  });

  it("is picked up without a fee, as long as that is offered", async () => {
    const client = await foreignClient();
    const { sdk, regionId } = client;
    const providers = async () => {
      const { payment_providers: offered } = await sdk.store.payment.listPaymentProviders({ region_id: regionId });
      return offered.map(({ id }) => id);
    };
    expect(await providers()).toEqual([BANK_TRANSFER]);
    const { body } = await admin.get<PayOnPickupSetting & { version: string }>(PICKUP_SETTING);
    const { version: _, ...before } = body;
    await admin.send("PUT", PICKUP_SETTING, { json: { ...before, enabled: true, place: "Чонжу, Санданг 12" } });
    try {
      expect((await providers()).sort()).toEqual([BANK_TRANSFER, PAY_ON_PICKUP]);
      const cart = await readyCart(client, [[beef, 1]], newEmail());
      await sdk.store.payment.initiatePaymentSession(cart, { provider_id: PAY_ON_PICKUP });
      const { cart: free } = await sdk.store.cart.retrieve(cart.id);
      expect([free.total, free.payment_collection?.amount]).toEqual([15000, 15000]);
      const order = await completed(client, cart.id);
      expect(order.total).toBe(15000);
      expect(await inShop(admin, Number(order.display_id))).toMatchObject({
        paymentMethod: "pay_on_pickup",
        totalAmount: "15000",
      });
    } finally {
      await admin.send("PUT", PICKUP_SETTING, { json: before });
    }
  });

  it("needs what the shop's checkout needs", async () => {
    const client = await foreignClient();
    const { sdk, raw } = client;
    const { id } = await readyCart(client, [[beef, 1]], newEmail());
    await sdk.store.cart.update(id, { shipping_address: { ...ADDRESS, phone: "1", last_name: "", first_name: "Д" } });
    const { fields } = await raw.refused(400, "POST", `/store/carts/${id}/complete`);
    expect(Object.keys(fields ?? {}).sort()).toEqual(["orderData.customerName", "orderData.customerPhone"]);
    const abroad = { json: { shipping_address: { ...ADDRESS, country_code: "us" } } };
    expect((await raw.refused(400, "POST", `/store/carts/${id}`, abroad)).fields).toHaveProperty([
      "shipping_address.country_code",
    ]);
    const unknown = { json: { provider_id: "pp_system_default" } };
    const { cart } = await sdk.store.cart.retrieve(id);
    const path = `/store/payment-collections/${cart.payment_collection?.id}/payment-sessions`;
    expect((await raw.refused(400, "POST", path, unknown)).code).toBe("payment_method_unavailable");
    const bare = await cartWith(client, [[beef, 1]]);
    expect((await raw.refused(400, "POST", `/store/carts/${bare.id}/complete`)).code).toBe("payment_session_missing");
  });
});
