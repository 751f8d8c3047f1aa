import { shopPool } from "@zakh/kit/database/pool";

/** The values of a table's column, including deleted rows, because a seeded row is never seeded again. */
export async function everSeen(table: Table, column: string): Promise<Set<string>> {
  const { rows } = await shopPool().query<{ value: string }>(`SELECT "${column}"::text AS value FROM "${table}"`);
  return new Set(rows.map(({ value }) => value));
}

/** Public ids by natural key, of rows that are not deleted. */
export async function numbersBy(table: Table, column: string): Promise<Map<string, number>> {
  const { rows } = await shopPool().query<{ value: string; number: number }>(
    `SELECT "${column}" AS value, number FROM "${table}" WHERE deleted_at IS NULL`,
  );
  return new Map(rows.map(({ value, number }) => [value, number]));
}

type Table =
  | "account"
  | "bank_account"
  | "product"
  | "product_category"
  | "navigation_item"
  | "service_category"
  | "market_store"
  | "meal_kit"
  | "region"
  | "stock_location"
  | "tax_region"
  | "shipping_profile"
  | "fulfillment_set"
  | "api_key";
