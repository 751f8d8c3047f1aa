import { randomUUID } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows";
import { createShopProductsWorkflow, type NewProduct } from "@zakh/catalog/workflows/create-products";
import { releaseStock } from "@zakh/catalog/workflows/stock";
import { type PlaceOrderRequest, placeOrderWorkflow } from "@zakh/checkout/workflows/place-order";
import { hashRequest } from "@zakh/checkout/workflows/request-hash";
import type { Language } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import type { Pool } from "pg";
import { countRows } from "../count-rows";

/** A product created by a test, with its public id. */
export interface TestProduct {
  number: number;
  productId: string;
  name: string;
}

/** Creates products in the first category of the seeded shop. */
export async function putOnSale(
  container: MedusaContainer,
  pool: Pool,
  products: Omit<NewProduct, "categoryId">[],
): Promise<TestProduct[]> {
  const { rows } = await pool.query<{ number: number }>(
    "SELECT number FROM category_detail WHERE deleted_at IS NULL ORDER BY number LIMIT 1",
  );
  const categoryId = rows[0]?.number;
  if (categoryId === undefined) throw new Error("The database is not seeded: no category");
  const { result } = await createShopProductsWorkflow(container).run({
    input: products.map((product) => ({ ...product, categoryId })),
  });
  return result.map(({ number, productId }, index) => ({ number, productId, name: products[index]?.name ?? "" }));
}

export async function takeOffSale(container: MedusaContainer, products: TestProduct[]): Promise<void> {
  await deleteProductsWorkflow(container).run({ input: { ids: products.map(({ productId }) => productId) } });
}

/** A shopper for one test: no other orders have this account number. */
export function testShopper() {
  return {
    accountNumber: 1_000_000_000 + Math.floor(Math.random() * 1_000_000_000),
    accountName: "Туршилт",
    customerId: `cus_${randomUUID()}`,
  };
}

export async function activeBankAccount(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ number: number }>(
    "SELECT number FROM bank_account WHERE is_active AND deleted_at IS NULL ORDER BY number LIMIT 1",
  );
  if (!rows[0]) throw new Error("The database is not seeded: no bank account");
  return rows[0].number;
}

/** The input of `place-order` for `items` of `[product, kilograms]`. */
export function orderRequest(
  shopper: ReturnType<typeof testShopper>,
  bankAccount: number,
  items: [TestProduct, number][],
  changes: {
    idempotencyKey?: string;
    totalAmount?: string;
    customerAddress?: string;
    customerEmail?: string;
    /** Default is the order's own. */
    accountEmail?: string;
    transferAccountHolder?: string;
    language?: Language;
  } = {},
): PlaceOrderRequest {
  const body = {
    orderData: {
      customerName: "Бат-Эрдэнэ",
      customerEmail: changes.customerEmail ?? "bat@example.com",
      customerPhone: "010-1234-5678",
      customerAddress: changes.customerAddress ?? "충청북도 청주시 1-1",
      paymentMethod: "bank_transfer" as const,
      selectedBankAccount: String(bankAccount),
      transferAccountHolder: changes.transferAccountHolder ?? "Бат",
      totalAmount: changes.totalAmount,
    },
    cartItems: items.map(([product, quantity]) => ({ productId: product.number, quantity })),
  };
  return {
    ...shopper,
    ...body,
    accountEmail: changes.accountEmail ?? body.orderData.customerEmail,
    address: null,
    language: changes.language ?? "mn",
    idempotencyKey: changes.idempotencyKey ?? null,
    requestHash: hashRequest(body),
  };
}

export async function place(container: MedusaContainer, input: PlaceOrderRequest) {
  const { result } = await placeOrderWorkflow(container).run({ input });
  return result;
}

/**
 * Row counts of every table, including deleted rows, and the reserved stock: equal values before and after mean that
 * nothing was left behind. Without `notification` and `background_job`, which background jobs of any process change at
 * any time; a mail's row in `outgoing_mail` is written by the same statement as its job.
 */
export async function inventoryOfRows(): Promise<Record<string, number>> {
  const { rows } = await shopPool().query<{ reserved: number }>(
    "SELECT coalesce(sum(reserved_quantity), 0)::float8 AS reserved FROM inventory_level",
  );
  const counts = await countRows({ without: ["notification", "background_job"], deleted: true });
  return { ...counts, "kilograms reserved": rows[0]?.reserved ?? 0 };
}

/** Removes the orders of the tests' shoppers, so that later tests do not count them. */
export async function removeOrders(pool: Pool, accountNumber: number): Promise<void> {
  const { rows } = await pool.query<{ order_id: string; detail_id: string }>(
    `SELECT link.order_id, d.id AS detail_id FROM order_detail d
     JOIN order_order_detail link ON link.shop_order_detail_id = d.id WHERE d.account_number = $1`,
    [accountNumber],
  );
  const orders = rows.map(({ order_id }) => order_id);
  const { rows: reservations } = await pool.query<{ id: string }>(
    `SELECT r.id FROM reservation_item r JOIN order_item item ON item.item_id = r.line_item_id
     WHERE item.order_id = ANY($1) AND r.deleted_at IS NULL`,
    [orders],
  );
  const client = await pool.connect();
  await client.query("BEGIN");
  await releaseStock(
    client,
    reservations.map(({ id }) => id),
  );
  await client.query("COMMIT");
  client.release();
  await pool.query('UPDATE "order" SET deleted_at = now() WHERE id = ANY($1)', [orders]);
  await pool.query("DELETE FROM order_order_detail WHERE order_id = ANY($1)", [orders]);
  await pool.query("DELETE FROM order_detail WHERE id = ANY($1)", [rows.map(({ detail_id }) => detail_id)]);
}
