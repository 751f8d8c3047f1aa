import type { Pool, PoolClient } from "pg";
import { groupBy } from "./group-by";

/** The tables that are filled in bulk, Medusa's own and the shop's. */
export type Table =
  | "account"
  | "account_customer"
  | "capture"
  | "customer"
  | "image"
  | "order"
  | "order_address"
  | "order_detail"
  | "order_item"
  | "order_line_item"
  | "order_line_item_adjustment"
  | "order_order_detail"
  | "order_payment_collection"
  | "order_shipping"
  | "order_shipping_method"
  | "order_status_change"
  | "order_summary"
  | "order_transaction"
  | "payment"
  | "payment_collection"
  | "payment_session"
  | "price"
  | "price_set"
  | "product"
  | "product_category_product"
  | "product_detail"
  | "product_option"
  | "product_option_value"
  | "product_product_detail"
  | "product_product_option"
  | "product_product_option_value"
  | "product_sales_channel"
  | "product_shipping_profile"
  | "product_variant"
  | "product_variant_option"
  | "product_variant_price_set"
  | "refund";

/** A row that is to be written: column names and their values; columns that are left out get their default. */
export interface TableRow {
  table: Table;
  values: Record<string, unknown>;
}

export function row(table: Table, values: Record<string, unknown>): TableRow {
  return { table, values };
}

/** A number as Medusa keeps it: as such, and exactly, as text. `numeric("amount", 5)` has `amount` and `raw_amount`. */
export function numeric(column: string, value: number | null): Record<string, unknown> {
  return { [column]: value, [`raw_${column}`]: value === null ? null : exact(value) };
}

/** A number in Medusa's exact notation. */
function exact(value: number): { value: string; precision: number } {
  return { value: String(value), precision: 20 };
}

/** When a row was written and last changed. */
export function dated(created: Date, updated: Date = created): Record<string, Date> {
  return { created_at: created, updated_at: updated };
}

/**
 * Writes all the rows or none, one statement a table. Tables are written in the order in which they first appear, so a row
 * comes after those that it refers to; the rows of a table keep their order, and are numbered in it.
 */
export async function writeRows(pool: Pool, rows: readonly TableRow[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    for (const [table, ofTable] of groupBy(rows, ({ table }) => table)) {
      await insert(
        client,
        table,
        ofTable.map(({ values }) => values),
      );
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

/** The table itself says what type each value is of. */
async function insert(client: PoolClient, table: Table, rows: Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(", ");
  await client.query(
    `INSERT INTO "${table}" (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Tells PostgreSQL how full the tables are now; left to itself it plans for small ones until it gets round to it. */
export async function analyze(pool: Pool, tables: Iterable<Table>): Promise<void> {
  const named = [...tables].map((table) => `"${table}"`);
  if (named.length > 0) await pool.query(`ANALYZE ${named.join(", ")}`);
}
