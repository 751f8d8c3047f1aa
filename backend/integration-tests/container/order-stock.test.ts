import { randomUUID } from "node:crypto";
import { deleteInventoryItemWorkflow } from "@medusajs/medusa/core-flows";
import { saveProductWorkflow } from "@zakh/catalog/workflows/save-product";
import { shopPool } from "@zakh/kit/database/pool";
import type { OrderStatus } from "@zakh/orders/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { TestProduct } from "./fixtures";
import { admin, TestOrders } from "./test-orders";

let shop: TestOrders;

beforeAll(async () => {
  shop = await TestOrders.open();
});

afterAll(() => shop.remove());

async function newOrder(wanted: TestProduct, kilograms: number): Promise<number> {
  return (await shop.place([[wanted, kilograms]])).id;
}

const change = (number: number, to: OrderStatus) => shop.change(number, to, admin);

/** A product's stock as on Medusa's inventory page, in kg; numbers and exact texts must agree. */
async function shelfOf({ productId }: TestProduct) {
  const { rows } = await shopPool().query(
    `SELECT l.stocked_quantity::float8 AS stocked, l.reserved_quantity::float8 AS reserved,
       (l.raw_stocked_quantity->>'value')::float8 AS raw_stocked, (l.raw_reserved_quantity->>'value')::float8 AS raw_reserved,
       (SELECT coalesce(sum(quantity), 0)::float8 FROM reservation_item r
         WHERE r.inventory_item_id = l.inventory_item_id AND r.deleted_at IS NULL) AS held
     FROM product_variant v JOIN product_variant_inventory_item i ON i.variant_id = v.id
     JOIN inventory_level l ON l.inventory_item_id = i.inventory_item_id WHERE v.product_id = $1`,
    [productId],
  );
  const { stocked, reserved, raw_stocked, raw_reserved, held } = rows[0];
  expect([raw_stocked, raw_reserved, held]).toEqual([stocked, reserved ?? 0, reserved]);
  return [stocked, reserved];
}

let product: TestProduct;

beforeEach(async () => {
  [product] = await shop.putOnSale({ name: `Туршилт ${randomUUID()}`, price: 1000, trackStock: true, stock: 10 });
});

it("delivered stock is neither stocked nor reserved any more, and is restored exactly", async () => {
  const number = await newOrder(product, 10);
  expect(await shelfOf(product)).toEqual([10, 10]);
  await change(number, "completed");
  expect(await shelfOf(product)).toEqual([0, 0]);
  await change(number, "processing");
  expect(await shelfOf(product)).toEqual([10, 10]);
  await change(number, "completed");
  await change(number, "cancelled");
  expect(await shelfOf(product)).toEqual([10, 0]);
  await change(number, "completed");
  expect(await shelfOf(product)).toEqual([0, 0]);
});

it("delivery takes no more than there is, and restores what it took", async () => {
  const number = await newOrder(product, 6);
  await shopPool().query(
    `UPDATE inventory_level SET stocked_quantity = 4, raw_stocked_quantity = '{"value": "4", "precision": 20}'
       WHERE inventory_item_id IN (SELECT i.inventory_item_id FROM product_variant_inventory_item i
         JOIN product_variant v ON v.id = i.variant_id WHERE v.product_id = $1)`,
    [product.productId],
  );
  await change(number, "completed");
  expect(await shelfOf(product)).toEqual([0, 0]);
  await change(number, "cancelled");
  expect(await shelfOf(product)).toEqual([4, 0]);
});

it("tracked stock is refused when Medusa's inventory item was deleted, until the product is saved with new stock", async () => {
  const number = await newOrder(product, 1);
  await change(number, "cancelled");
  const { rows } = await shopPool().query<{ id: string }>(
    `SELECT i.inventory_item_id AS id FROM product_variant_inventory_item i
       JOIN product_variant v ON v.id = i.variant_id WHERE v.product_id = $1`,
    [product.productId],
  );
  await deleteInventoryItemWorkflow(shop.container).run({ input: rows.map(({ id }) => id) });
  const refused = { status: 409, code: "stock_short", params: { name: product.name } };
  await expect(newOrder(product, 1)).rejects.toMatchObject(refused);
  await expect(change(number, "processing")).rejects.toMatchObject({ status: 409, code: "stock_short" });
  await saveProductWorkflow(shop.container).run({
    input: { number: product.number, data: { trackStock: true, stock: 5 } },
  });
  await newOrder(product, 5);
  await expect(newOrder(product, 1)).rejects.toMatchObject(refused);
});
