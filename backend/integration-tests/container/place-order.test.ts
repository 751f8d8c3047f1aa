import { randomUUID } from "node:crypto";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { findOrderer } from "@zakh/checkout/read-models/orderer";
import { newStoreCartId } from "@zakh/checkout/read-models/store-cart";
import { retention } from "@zakh/checkout/registrations/retention";
import { PLACE_ORDER_ID, type PlaceOrderRequest } from "@zakh/checkout/workflows/place-order";
import { findShippingFee } from "@zakh/delivery/read-models/shipping-fee";
import { DAY_MS, type StoredTexts } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { olderThan } from "@zakh/kit/retention/retention";
import { eachPageOfOrders, findOrder, findOrdersOfAccount, listOrders } from "@zakh/orders/read-models/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stepsOf, whileStepFails } from "./failing-step";
import { tablesWritten, WRITE_FAILED, whileKilledAt, whileWritesFail } from "./failing-writes";
import { inventoryOfRows, place, removeOrders, type TestProduct } from "./fixtures";
import { TestOrders } from "./test-orders";

let shop: TestOrders;
let fee: number;
let beef: TestProduct;
let quarter: TestProduct;
let awkward: TestProduct;
let scarce: TestProduct;

beforeAll(async () => {
  shop = await TestOrders.open();
  fee = await findShippingFee(shopPool());
  [beef, quarter, awkward, scarce] = await shop.putOnSale(
    { name: "Туршилтын үхрийн мах", price: 15000, minOrderQuantity: 0.5 },
    { name: "Туршилтын хаа", price: 62000, priceDivisor: 4 },
    { name: "Туршилтын гурван хуваалт", price: 62000, priceDivisor: 3, minOrderQuantity: 0.1 },
    { name: "Туршилтын ховор мах", price: 20000, trackStock: true, stock: 3 },
  );
});

/** Public ids of the customers who were to be made with an order. */
const callers: number[] = [];

afterAll(async () => {
  for (const number of callers) await removeOrders(shopPool(), number);
  await shop.remove();
});

describe("an order", () => {
  it("costs the same in Medusa, to the won", async () => {
    const placed = await shop.place([
      [beef, 1.5],
      [quarter, 6],
      [awkward, 0.7],
    ]);
    expect(placed.totalAmount).toBe(String(22500 + 93000 + 14467 + fee));
    const { rows } = await shopPool().query<{ id: string }>('SELECT id FROM "order" WHERE display_id = $1', [
      placed.id,
    ]);
    const medusa = await shop.container
      .resolve(Modules.ORDER)
      .retrieveOrder(rows[0]?.id ?? "", { select: ["id", "total", "summary"], relations: ["items", "summary"] });
    expect(Number(medusa.total)).toBe(Number(placed.totalAmount));
    expect(Number(medusa.summary?.pending_difference)).toBe(Number(placed.totalAmount));
    expect(medusa.items?.map((item) => Number(item.quantity)).sort()).toEqual([0.7, 1.5, 6]);
  });

  it("of 1.5 kg at 15,000 costs 22,500 and the shipping fee, and is read back as it was placed", async () => {
    const { id } = await shop.place([[beef, 1.5]]);
    expect(await findOrder(shopPool(), id)).toMatchObject({
      id,
      status: "pending",
      subtotal: 22500,
      shippingFee: fee,
      totalAmount: String(22500 + fee),
      selectedBankAccount: { id: shop.bank },
      transferAccountHolder: "Бат",
      items: [{ productId: beef.number, quantity: 1.5, price: 15000, lineTotal: 22500, product: { name: beef.name } }],
    });
  });

  it("is read by SQL with the same result as by Medusa's graph", async () => {
    const { id } = await shop.place([
      [beef, 1.5],
      [awkward, 0.7],
    ]);
    const read = await findOrder(shopPool(), id);
    const { data } = await shop.container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: "order",
      fields: [
        "email",
        "items.title",
        "items.detail.quantity",
        "shipping_methods.amount",
        "shop_order_detail.*",
        "shop_order_detail.lines.*",
      ],
      filters: { display_id: id },
    });
    const [medusa] = data;
    const detail = medusa?.shop_order_detail;
    expect(detail).toMatchObject({
      account_number: read?.userId,
      status: read?.status,
      customer_name: read?.customerName,
      customer_email: read?.customerEmail,
      customer_phone: read?.customerPhone,
      customer_address: read?.customerAddress,
      payment_method: read?.paymentMethod,
      payment_details: { bankAccount: read?.selectedBankAccount },
      depositor: read?.transferAccountHolder,
    });
    expect([detail?.subtotal, detail?.shipping_fee, detail?.total].map(Number)).toEqual([
      read?.subtotal,
      read?.shippingFee,
      Number(read?.totalAmount),
    ]);
    expect(medusa?.email).toBe(read?.customerEmail);
    expect(Number(medusa?.shipping_methods?.[0]?.amount)).toBe(read?.shippingFee);
    const bought = new Set(read?.items.map(({ product, quantity }) => `${product.name} ${quantity}`));
    const items: { title: string; detail: { quantity: unknown } }[] = medusa?.items ?? [];
    expect(new Set(items.map(({ title, detail }) => `${title} ${Number(detail.quantity)}`))).toEqual(bought);
    const lines: { texts: StoredTexts; quantity: unknown; total: unknown; place: number }[] = detail?.lines ?? [];
    expect(new Set(lines.map(({ texts, quantity }) => `${texts.name?.mn} ${Number(quantity)}`))).toEqual(bought);
    expect(lines.reduce((sum, { total }) => sum + Number(total), 0)).toBe(read?.subtotal);
  });

  it("has an awaited payment in Medusa", async () => {
    const { id } = await shop.place([[beef, 1]]);
    const { rows } = await shopPool().query(
      `SELECT pc.status, pc.amount::int AS amount, s.provider_id, s.data->>'depositor' AS depositor
       FROM "order" o JOIN order_payment_collection link ON link.order_id = o.id
       JOIN payment_collection pc ON pc.id = link.payment_collection_id JOIN payment_session s ON s.payment_collection_id = pc.id
       WHERE o.display_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      { status: "awaiting", amount: 15000 + fee, provider_id: "pp_bank-transfer_bank-transfer", depositor: "Бат" },
    ]);
  });

  it("is refused with the new total when prices have changed", async () => {
    await expect(shop.place([[beef, 1]], { totalAmount: "1" })).rejects.toMatchObject({
      status: 409,
      code: "order_total_changed",
      extra: { totalAmount: String(15000 + fee), shippingFee: String(fee) },
    });
  });

  it("is refused for products that are not on sale and for invalid quantities", async () => {
    const gone = { ...beef, number: 2147483647 };
    await expect(shop.place([[gone, 1]])).rejects.toMatchObject({
      status: 409,
      code: "product_unavailable",
    });
    await expect(shop.place([[beef, 0.4]])).rejects.toMatchObject({
      status: 400,
      code: "quantity_below_minimum",
    });
  });
});

it("is read with one statement per account, however many orders there are", async () => {
  const pool = shopPool();
  let statements = 0;
  const counting = {
    query: (text: string, values: unknown[]) => {
      statements += 1;
      return pool.query(text, values);
    },
  };
  for (const quantity of [1, 2]) await shop.place([[beef, quantity]]);
  const orders = await findOrdersOfAccount(counting as typeof pool, shop.shopper.accountNumber);
  expect(orders.length).toBeGreaterThan(1);
  expect(statements).toBe(1);
});

it("is listed once when the list is read page by page, from either end", async () => {
  for (const quantity of [1, 2, 3]) await shop.place([[beef, quantity]]);
  for (const sort of ["newest", "oldest"] as const) {
    const filters = { search: "Бат-Эрдэнэ", sort };
    const { orders } = await listOrders(shopPool(), filters);
    const pieces: number[][] = [];
    for await (const piece of eachPageOfOrders(shopPool(), filters, 2)) pieces.push(piece.map(({ id }) => id));
    expect(pieces.flat()).toEqual(orders.map(({ id }) => id));
    expect(pieces.length).toBe(Math.ceil(orders.length / 2));
  }
});

describe("a repeated request", () => {
  it("gets the first answer, twenty times at once", async () => {
    const request = shop.request([[beef, 2]], { idempotencyKey: randomUUID() });
    const before = await findOrdersOfAccount(shopPool(), shop.shopper.accountNumber);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(shop.container, request)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await findOrdersOfAccount(shopPool(), shop.shopper.accountNumber)).toHaveLength(before.length + 1);
  });

  it("with another body is refused", async () => {
    const idempotencyKey = randomUUID();
    await shop.place([[beef, 1]], { idempotencyKey });
    await expect(shop.place([[beef, 2]], { idempotencyKey })).rejects.toMatchObject({
      status: 422,
      code: "idempotency_key_reused",
    });
  });

  it("may be retried after it failed", async () => {
    const idempotencyKey = randomUUID();
    const wrong = shop.request([[beef, 1]], { idempotencyKey, totalAmount: "1" });
    await expect(place(shop.container, wrong)).rejects.toMatchObject({ code: "order_total_changed" });
    await expect(shop.place([[beef, 1]], { idempotencyKey })).resolves.toHaveProperty("id");
  });
});

describe("a cart of Medusa's storefront API", () => {
  const id = newStoreCartId();

  afterAll(async () => {
    await shopPool().query("DELETE FROM order_cart WHERE cart_id = $1", [id]);
    await shopPool().query("DELETE FROM cart WHERE id = $1", [id]);
  });

  async function completions() {
    const { rows } = await shopPool().query(
      `SELECT completed_at IS NOT NULL AS completed, (SELECT count(*) FROM order_cart WHERE cart_id = cart.id)::int AS orders
       FROM cart WHERE id = $1`,
      [id],
    );
    return rows[0];
  }

  it("becomes one order with everything of it, or stays as it was", async () => {
    const { rows } = await shopPool().query<{ version: string }>(
      "INSERT INTO cart (id, currency_code) VALUES ($1, 'krw') RETURNING updated_at::text AS version",
      [id],
    );
    const order = { ...shop.request([[beef, 1.5]]), cart: { id, version: rows[0]?.version ?? "" } };
    await whileStepFails(PLACE_ORDER_ID, "settle-at-once", 0, () =>
      expect(place(shop.container, order)).rejects.toThrow("made to fail"),
    );
    expect(await completions()).toEqual({ completed: false, orders: 0 });
    const changed = { ...order, cart: { id, version: "2026-01-01" } };
    await expect(place(shop.container, changed)).rejects.toMatchObject({ status: 409, code: "conflict" });
    const placed = await Promise.all(Array.from({ length: 5 }, () => place(shop.container, order)));
    expect(new Set(placed.map((answer) => answer.id)).size).toBe(1);
    expect(await completions()).toEqual({ completed: true, orders: 1 });
  });

  it("is deleted with its present and former addresses 30 days after its last change, unless it became an order", async () => {
    const left = newStoreCartId();
    const [address, former] = [`caaddr_${randomUUID()}`, `caaddr_${randomUUID()}`];
    await shopPool().query("INSERT INTO cart_address (id, first_name) VALUES ($1, 'Дорж'), ($2, 'Бат')", [
      address,
      former,
    ]);
    await shopPool().query("INSERT INTO cart (id, currency_code, shipping_address_id) VALUES ($1, 'krw', $2)", [
      left,
      address,
    ]);
    const kept = retention.find(({ name }) => name === "store-carts");
    const after = (days: number) => kept?.forget(olderThan(kept.days, new Date(Date.now() + days * DAY_MS)));
    const isKept = async () => (await shopPool().query("SELECT FROM cart WHERE id = $1", [left])).rowCount === 1;
    await after(29.9);
    expect(await isKept()).toBe(true);
    await after(30.1);
    expect([await isKept(), await completions()]).toEqual([false, { completed: true, orders: 1 }]);
    const addresses = await shopPool().query("SELECT FROM cart_address WHERE id = ANY($1)", [[address, former]]);
    expect(addresses.rowCount).toBe(0);
  });
});

describe("tracked stock", () => {
  it("is summed when one product is in two lines", async () => {
    const [half] = await shop.putOnSale({
      name: "Туршилтын хагас",
      price: 5000,
      minOrderQuantity: 0.5,
      trackStock: true,
      stock: 1,
    });
    const twice = (kilograms: number) =>
      shop.request([
        [half, kilograms],
        [half, kilograms],
      ]);
    await expect(place(shop.container, twice(0.6))).rejects.toMatchObject({
      code: "stock_short",
      extra: { left: 1 },
    });
    const { id } = await place(shop.container, twice(0.5));
    expect((await findOrder(shopPool(), id))?.items).toMatchObject([{ quantity: 1, lineTotal: 5000 }]);
    await expect(shop.place([[half, 0.5]])).rejects.toMatchObject({ code: "stock_short" });
  });

  it("goes to one of twenty shoppers who order the last piece", async () => {
    await shop.place([[scarce, 2]]);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => shop.place([[scarce, 1]])));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const { reason } of tries.filter((attempt) => attempt.status === "rejected")) {
      expect(reason).toMatchObject({ status: 409, code: "stock_short", extra: { left: 0 } });
    }
  });
});

/** The same order, placed by an admin for somebody who calls, who is made with it. */
async function forCaller(order: PlaceOrderRequest): Promise<PlaceOrderRequest> {
  const caller = { name: "Залгасан Дорж", phone: "010-1234-5678", email: `${randomUUID()}@example.com` };
  const orderer = await findOrderer(shopPool(), { customer: caller });
  callers.push(orderer.accountNumber);
  return { ...order, ...orderer, placedBy: { number: 1, name: "Админ" } };
}

describe.each([
  ["a customer's order", async (order: PlaceOrderRequest) => order, []],
  ["an order for a new customer", forCaller, ["account", "customer", "account_customer"]],
] as const)("%s that cannot be placed", (_whose, prepared, alsoWritten) => {
  let plenty: TestProduct;

  beforeAll(async () => {
    [plenty] = await shop.putOnSale({ name: "Туршилтын элбэг", price: 9000, trackStock: true, stock: 50 });
  });

  const wanted = () => {
    const lines: [TestProduct, number][] = [
      [plenty, 2],
      [awkward, 0.7],
    ];
    return prepared(shop.request(lines, { idempotencyKey: randomUUID() }));
  };

  it("leaves nothing behind, whichever step fails", async () => {
    const before = await inventoryOfRows();
    const steps = stepsOf(PLACE_ORDER_ID);
    expect(steps).toEqual(expect.arrayContaining(["price-order", "write-order"]));
    for (const step of steps) {
      for (const after of [0, 30]) {
        const order = await wanted();
        const reached = await whileStepFails(PLACE_ORDER_ID, step, after, () =>
          expect(place(shop.container, order), step).rejects.toMatchObject({
            message: `${step} was made to fail`,
          }),
        );
        expect(reached, step).toBe(true);
        expect(await inventoryOfRows(), `after ${step} failed ${after} ms into it`).toEqual(before);
      }
    }
  });

  it("leaves nothing behind, whichever write fails", async () => {
    const tables = await tablesWritten(shopPool(), async () => place(shop.container, await wanted()));
    expect(tables).toEqual(
      expect.arrayContaining([
        "reservation_item",
        "order_detail",
        "order",
        "payment_session",
        "order_status_change",
        ...alsoWritten,
      ]),
    );
    const before = await inventoryOfRows();
    for (const table of tables) {
      const order = await wanted();
      await whileWritesFail(shopPool(), table, () =>
        expect(place(shop.container, order), table).rejects.toThrow(WRITE_FAILED),
      );
      expect(await inventoryOfRows(), `after ${table} refused`).toEqual(before);
    }
  });

  it("leaves nothing behind when the process is killed half way, and may be retried with the same key", async () => {
    const before = await inventoryOfRows();
    for (const table of ["order_item", "payment_session", "order_order_detail"]) {
      const request = await wanted();
      await whileKilledAt(shopPool(), table, () => expect(place(shop.container, request), table).rejects.toThrow());
      expect(await inventoryOfRows(), `killed at ${table}`).toEqual(before);
    }
    const request = await wanted();
    await whileKilledAt(shopPool(), "order", () => expect(place(shop.container, request)).rejects.toThrow());
    await expect(place(shop.container, request)).resolves.toHaveProperty("id");
  });
});
