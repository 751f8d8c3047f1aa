import type { Logger } from "@medusajs/framework/types";
import { findActiveBankAccounts } from "@zakh/bank-transfer/read-models/bank-accounts";
import { findSummary } from "@zakh/bookkeeping/read-models/summary";
import { ON_SALE } from "@zakh/catalog/read-models/on-sale";
import { findSaleProducts, type SaleProduct } from "@zakh/catalog/read-models/sale-products";
import { nextOrderNumbers } from "@zakh/checkout/workflows/placing/order-numbers";
import { findShippingFee } from "@zakh/delivery/read-models/shipping-fee";
import { analyze, insertRows } from "@zakh/kit/database/table-rows";
import { findOrderDefaults } from "@zakh/orders/read-models/order-defaults";
import type { Pool } from "pg";
import { fillShoppers } from "./fill-shoppers";
import { generateOrder, generateSlots, type OrderSupplies } from "./generated-order";
import type { Clerk } from "./order-detail-rows";
import { orderRows } from "./order-rows";
import { randomFrom } from "./random";

/** Orders per transaction. */
const BATCH_SIZE = 500;
const ORDERS_PER_SHOPPER = 50;
const MIN_SHOPPERS = 20;
const MAX_SHOPPERS = 400;

/** Fills the shop up to `wanted` orders, whatever their status; existing ones stay unchanged. */
export async function fillOrders(pool: Pool, logger: Logger, wanted: number): Promise<void> {
  const { orders: known } = await findSummary(pool);
  const missing = wanted - known;
  if (missing <= 0) return;
  const [supplies, defaults, clerk] = await Promise.all([
    findSupplies(pool, wanted),
    findOrderDefaults(pool),
    findClerk(pool),
  ]);
  // Seeded with the existing number, so that each run creates other orders.
  const random = randomFrom(known);
  const slots = generateSlots(random, missing, new Date());
  const tables = new Set<string>();
  for (let done = 0; done < slots.length; done += BATCH_SIZE) {
    const batch = slots.slice(done, done + BATCH_SIZE);
    const numbers = await nextOrderNumbers(pool, batch.length);
    const rows = batch.flatMap((slot, index) =>
      orderRows(numbers[index] ?? 0, generateOrder(random, slot, supplies), defaults, clerk),
    );
    await insertRows(pool, rows);
    for (const { table } of rows) tables.add(table);
    logger.info(`Generated orders: ${done + batch.length} of ${missing}`);
  }
  await analyze(pool, tables);
}

async function findSupplies(pool: Pool, orders: number): Promise<OrderSupplies> {
  const shoppers = Math.min(MAX_SHOPPERS, Math.max(MIN_SHOPPERS, Math.ceil(orders / ORDERS_PER_SHOPPER)));
  const supplies = {
    products: await findProductsToOrder(pool),
    shoppers: await fillShoppers(pool, shoppers),
    bankAccounts: (await findActiveBankAccounts(pool)).map(({ id, bankName, accountNumber, accountHolder }) => ({
      id,
      bankName,
      accountNumber,
      accountHolder,
    })),
    shippingFee: await findShippingFee(pool),
  };
  if (supplies.products.length === 0) throw new Error("No product is on sale: nothing to order");
  if (supplies.bankAccounts.length === 0) throw new Error("No bank account is active: nothing to pay to");
  if (supplies.shoppers.length === 0) throw new Error("Every generated shopper was removed: there is nobody to order");
  return supplies;
}

/** Skips products with tracked stock: generated orders must not take stock from real shoppers (ruling 6). */
async function findProductsToOrder(pool: Pool): Promise<SaleProduct[]> {
  const { rows } = await pool.query<{ number: number }>(
    `SELECT pd.number ${ON_SALE} WHERE pd.deleted_at IS NULL AND NOT variant.manage_inventory`,
  );
  const products = await findSaleProducts(
    pool,
    rows.map(({ number }) => number),
  );
  return products.sort((a, b) => a.number - b.number);
}

async function findClerk(pool: Pool): Promise<Clerk> {
  const { rows } = await pool.query<Clerk>(
    "SELECT number, name FROM account WHERE is_admin AND deleted_at IS NULL ORDER BY number LIMIT 1",
  );
  if (!rows[0]) throw new Error("The shop has no administrator");
  return rows[0];
}
