import { randomUUID } from "node:crypto";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  findSavedCart,
  findSavedLines,
  IS_SAVED_CART,
  SAVED_CART_GRAPH_FIELDS,
} from "@zakh/checkout/read-models/saved-cart";
import { takeBoughtLines } from "@zakh/checkout/workflows/cart/saved-cart-rows";
import { PLACE_ORDER_ID } from "@zakh/checkout/workflows/place-order";
import { saveCartWorkflow } from "@zakh/checkout/workflows/save-cart";
import { shopPool } from "@zakh/kit/database/pool";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bootCommerce, type Commerce } from "./boot";
import { whileStepFails } from "./failing-step";
import { whileWritesFail } from "./failing-writes";
import {
  activeBankAccount,
  inventoryOfRows,
  orderRequest,
  place,
  putOnSale,
  removeOrders,
  type TestProduct,
  takeOffSale,
  testShopper,
} from "./fixtures";

let commerce: Commerce;
let products: TestProduct[];
let fine: TestProduct;
let pack: TestProduct;
let leaving: TestProduct;

beforeAll(async () => {
  commerce = await bootCommerce();
  products = await putOnSale(commerce.container, shopPool(), [
    { name: "Туршилтын нарийн", price: 15000, minOrderQuantity: 0.1 },
    { name: "Туршилтын багц", price: 60000, minOrderQuantity: 4, packSize: 4 },
    { name: "Туршилтын түр", price: 9000 },
  ]);
  [fine, pack, leaving] = products as [TestProduct, TestProduct, TestProduct];
});

afterAll(async () => {
  await takeOffSale(commerce.container, products);
});

function customer(): string {
  return `cus_${randomUUID()}`;
}

async function save(customerId: string, items: [TestProduct, number][], merge = false) {
  const { result } = await saveCartWorkflow(commerce.container).run({
    input: { customerId, merge, items: items.map(([{ number }, quantity]) => ({ productId: number, quantity })) },
  });
  return result;
}

async function waitsForLock(): Promise<boolean> {
  const { rows } = await shopPool().query("SELECT 1 FROM pg_locks WHERE NOT granted LIMIT 1");
  return rows.length > 0;
}

async function savedCartId(customerId: string): Promise<string> {
  const { rows } = await shopPool().query<{ id: string }>(
    `SELECT id FROM cart WHERE customer_id = $1 AND ${IS_SAVED_CART}`,
    [customerId],
  );
  expect(rows).toHaveLength(1);
  return rows[0]?.id ?? "";
}

function saved(customerId: string) {
  return findSavedCart(shopPool(), customerId);
}

it("stores tenths of a kilogram exactly, in an integer column", async () => {
  const customerId = customer();
  for (const kilograms of [0.1, 0.3, 1.5, 98.7, 99]) {
    const written = await save(customerId, [[fine, kilograms]]);
    expect(written.items).toMatchObject([{ productId: fine.number, quantity: kilograms }]);
    expect(await saved(customerId)).toEqual(written);
  }
});

it("is read by SQL with the same result as by Medusa's graph", async () => {
  const customerId = customer();
  await save(customerId, [
    [pack, 8],
    [fine, 0.7],
  ]);
  const { data } = await commerce.container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "cart",
    fields: [...SAVED_CART_GRAPH_FIELDS],
    filters: { id: await savedCartId(customerId) },
  });
  const items = (data[0]?.items ?? []) as unknown as {
    quantity: number;
    metadata: { productNumber: number; unitSize: number; position: number };
  }[];
  const lines = items
    .sort((a, b) => a.metadata.position - b.metadata.position)
    .map(({ quantity, metadata }) => ({
      productId: metadata.productNumber,
      quantity: Math.round(quantity * metadata.unitSize * 10) / 10,
    }));
  const read = await findSavedLines(shopPool(), customerId);
  expect(read.lines).toEqual(lines);
  expect(read.lines).toEqual([
    { productId: pack.number, quantity: 8 },
    { productId: fine.number, quantity: 0.7 },
  ]);
  expect(new Date(data[0]?.updated_at ?? 0)).toEqual(read.updatedAt);
  expect(data[0]?.customer_id).toBe(customerId);
});

it("needs two queries, however many lines there are", async () => {
  const customerId = customer();
  await save(customerId, [
    [pack, 4],
    [fine, 1],
    [leaving, 1],
  ]);
  const pool = shopPool();
  let statements = 0;
  const counting = {
    query: (text: string, values: unknown[]) => {
      statements += 1;
      return pool.query(text, values);
    },
  };
  const cart = await findSavedCart(counting as typeof pool, customerId);
  expect(cart.items).toHaveLength(3);
  expect(statements).toBe(2);
});

it("drops products taken off sale, by number and by their name when they were added", async () => {
  const customerId = customer();
  await save(customerId, [
    [leaving, 2],
    [fine, 1],
  ]);
  await takeOffSale(commerce.container, [leaving]);
  const cart = await saved(customerId);
  expect(cart.items.map(({ productId }) => productId)).toEqual([fine.number]);
  const dropped = [{ productId: leaving.number, name: "Туршилтын түр", nameRu: "", nameEn: "" }];
  expect(cart.dropped).toEqual(dropped);
  expect(await save(customerId, [[leaving, 2]])).toMatchObject({
    items: [],
    dropped,
  });
});

describe("two devices at once", () => {
  it("both succeed, and one of the two carts is saved completely", async () => {
    const customerId = customer();
    const carts: [TestProduct, number][][] = Array.from({ length: 20 }, (_, index) => [
      [fine, (index + 1) / 10],
      [pack, 4 * (1 + (index % 5))],
    ]);
    await Promise.all(carts.map((cart) => save(customerId, cart)));
    const { items } = await saved(customerId);
    const quantities = items.map(({ quantity }) => quantity);
    expect(carts.map((cart) => cart.map(([, quantity]) => quantity))).toContainEqual(quantities);
  });

  it("that merge the same cart do not double it", async () => {
    const customerId = customer();
    await Promise.all(Array.from({ length: 10 }, () => save(customerId, [[fine, 1.5]], true)));
    expect((await saved(customerId)).items).toMatchObject([{ productId: fine.number, quantity: 1.5 }]);
  });
});

describe("placing an order", () => {
  const shopper = testShopper();

  afterAll(() => removeOrders(shopPool(), shopper.accountNumber));

  it("takes what was bought out of the saved cart, but not additions by another device, and nothing of other customers", async () => {
    const other = customer();
    await save(other, [[fine, 1]]);
    await save(shopper.customerId, [
      [fine, 0.7],
      [pack, 4],
    ]);
    const bank = await activeBankAccount(shopPool());
    await place(commerce.container, orderRequest(shopper, bank, [[fine, 0.5]]));
    expect((await saved(shopper.customerId)).items).toMatchObject([
      { productId: fine.number, quantity: 0.2 },
      { productId: pack.number, quantity: 4 },
    ]);
    expect((await saved(other)).items).toHaveLength(1);
  });

  it("is not undone by another device that saves at the same moment", async () => {
    await save(shopper.customerId, [[fine, 0.5]]);
    const order = await shopPool().connect();
    await order.query("BEGIN");
    await takeBoughtLines(order, shopper.customerId, [{ productId: fine.number, units: 5, minimum: 1 }]);
    const merged = save(shopper.customerId, [[pack, 4]], true);
    await expect.poll(() => waitsForLock(), { timeout: 5000 }).toBe(true);
    await order.query("COMMIT");
    order.release();
    expect((await merged).items).toMatchObject([{ productId: pack.number, quantity: 4 }]);
  });

  it("leaves the saved cart unchanged when it fails, also after the order was written", async () => {
    await save(shopper.customerId, [[fine, 0.5]]);
    const bank = await activeBankAccount(shopPool());
    const request = () => place(commerce.container, orderRequest(shopper, bank, [[fine, 0.5]]));
    await whileStepFails(PLACE_ORDER_ID, "emit-event-step", 0, () => expect(request()).rejects.toThrow());
    expect((await saved(shopper.customerId)).items).toMatchObject([{ quantity: 0.5 }]);
    await save(shopper.customerId, [[fine, 0.7]]);
    await whileStepFails(PLACE_ORDER_ID, "emit-event-step", 0, () => expect(request()).rejects.toThrow());
    expect((await saved(shopper.customerId)).items).toMatchObject([{ quantity: 0.7 }]);
    await whileWritesFail(shopPool(), "order_status_change", () => expect(request()).rejects.toThrow());
    expect((await saved(shopper.customerId)).items).toMatchObject([{ quantity: 0.7 }]);
  });
});

describe("the id of a saved cart", () => {
  it("is random, and stays the same", async () => {
    const [one, other] = [customer(), customer()];
    await save(one, [[fine, 1]]);
    await save(other, [[fine, 1]]);
    const id = await savedCartId(one);
    expect(id).toMatch(/^cart_kept_[0-9a-f]{32}$/);
    expect(id).not.toBe(await savedCartId(other));
    await save(one, [[pack, 4]]);
    expect(await savedCartId(one)).toBe(id);
  });

  it("cannot exist twice for one customer", async () => {
    const customerId = customer();
    await save(customerId, [[fine, 1]]);
    const again = shopPool().query(
      `INSERT INTO cart (id, customer_id, currency_code) VALUES ('cart_kept_another', $1, 'krw')`,
      [customerId],
    );
    await expect(again).rejects.toThrow(/IDX_cart_kept_customer/);
  });
});

it("leaves the saved cart unchanged when it cannot write", async () => {
  const customerId = customer();
  await save(customerId, [[fine, 1]]);
  const rows = await inventoryOfRows();
  await whileWritesFail(shopPool(), "cart_line_item", () => expect(save(customerId, [[pack, 4]])).rejects.toThrow());
  expect((await saved(customerId)).items).toMatchObject([{ productId: fine.number, quantity: 1 }]);
  expect(await inventoryOfRows()).toEqual(rows);
});
