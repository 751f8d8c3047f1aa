import type { Queryable } from "@zakh/kit/database/one-transaction";
import { CHANGE_FIELDS, type ChangeKind, type ChangeValue, type Product } from "../../contract";

/** Who changes products: an account's public id and name. Undefined: no person, such as a job. */
export interface ProductActor {
  number: number;
  name: string;
}

/** One changed field of a product, or that it was made or deleted. */
export interface RecordedChange {
  product: number;
  field: ChangeKind;
  from: ChangeValue;
  to: ChangeValue;
}

/** The fields in which two states of a product differ. `withStock`: orders change the stock too, which is no edit. */
export function changesBetween(before: Product, after: Product, withStock: boolean): RecordedChange[] {
  return CHANGE_FIELDS.flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    if (JSON.stringify(from) === JSON.stringify(to) || (field === "stock" && !withStock)) return [];
    return [{ product: before.id, field, from, to }];
  });
}

/** Writes what was changed, in the transaction that changes it, as one set; returns its public id. Nothing for no change. */
export async function recordChanges(
  sql: Queryable,
  by: ProductActor | undefined,
  changes: readonly RecordedChange[],
): Promise<number | undefined> {
  if (changes.length === 0) return undefined;
  const { rows } = await sql.query<{ number: number }>(
    `WITH made AS (
       INSERT INTO product_change_set (account_number, account_name) VALUES ($1, $2) RETURNING number
     ), written AS (
       INSERT INTO product_change (set_number, product_number, field, old_value, new_value)
       SELECT made.number, change.product, change.field, change."from", change."to"
       FROM made, jsonb_to_recordset($3::jsonb) AS change(product integer, field text, "from" jsonb, "to" jsonb)
     )
     SELECT number FROM made`,
    [by?.number ?? null, by?.name ?? "", JSON.stringify(changes)],
  );
  return rows[0]?.number;
}
