import { defineWrite } from "@zakh/kit/database/define-write";
import { medusaId } from "@zakh/kit/database/medusa-id";
import { inOneTransaction, type Queryable } from "@zakh/kit/database/one-transaction";
import { insertRows, row } from "@zakh/kit/database/table-rows";
import { ApiError } from "@zakh/kit/errors/api-error";
import { type KeyedRequest, keyColumns } from "@zakh/orders/workflows/keyed-request";
import type { Actor } from "@zakh/orders/workflows/record-change";
import type { StoreEntryInput } from "../contract";
import { requireStore } from "./require-store";
import { BOOKS_KEY } from "./settle-orders";

interface AddInput {
  store: number;
  entry: StoreEntryInput;
  by: Actor;
  /** What its repeat is known by. */
  request?: KeyedRequest;
}

/**
 * Adds an admin's correction, or money that a store took itself, to its books; the same request again adds nothing. Throws 404
 * `seller_not_found` or `books_order_not_found`, 409 `taken_too_much`, and 422 `idempotency_key_reused`.
 */
export const addStoreEntryWorkflow = defineWrite("add-store-entry", async (input: AddInput, { container }) => {
  const { store, entry, by, request } = input;
  await inOneTransaction(
    container,
    async ({ sql }) => {
      await requireStore(sql, store);
      const { idempotency_key: given, request_hash } = keyColumns(request);
      const key = given && `request:${store}:${given}`;
      if (key && (await isEntered(sql, key, request_hash))) return;
      const order = entry.orderId ? await soldOrder(sql, store, entry.orderId) : undefined;
      if (entry.kind === "taken" && order && order.taken + entry.amount > order.total)
        throw new ApiError(409, "taken_too_much");
      const now = new Date();
      const values = {
        id: medusaId("stent", now),
        store_number: store,
        order_number: entry.orderId ?? null,
        kind: entry.kind,
        amount: entry.kind === "taken" ? -entry.amount : entry.amount,
        reason: entry.kind === "correction" ? entry.reason : "",
        at: now,
        // What it took counts from when the sale of that order does.
        payable_from: (entry.kind === "taken" && order?.payableFrom) || now,
        by_number: by?.number ?? null,
        by_name: by?.name ?? null,
        key,
        request_hash,
      };
      await insertRows(sql, [row("store_entry", values)]);
    },
    { key: BOOKS_KEY },
  );
});

async function isEntered(sql: Queryable, key: string, hash: string | null): Promise<boolean> {
  const { rows } = await sql.query<{ hash: string }>(
    "SELECT request_hash AS hash FROM store_entry WHERE key = $1 AND deleted_at IS NULL",
    [key],
  );
  if (!rows[0]) return false;
  if (rows[0].hash !== hash) throw new ApiError(422, "idempotency_key_reused");
  return true;
}

/** An order with goods of the store: its total, what stores have taken of it, and from when its latest sale counts. Throws 404 `books_order_not_found`. */
async function soldOrder(sql: Queryable, store: number, number: number) {
  const { rows } = await sql.query<{ total: number; taken: number; payableFrom: Date | null }>(
    `SELECT d.total::float8 AS total,
       (SELECT coalesce(-sum(amount), 0)::float8 FROM store_entry WHERE order_number = $2 AND kind = 'taken' AND deleted_at IS NULL) AS taken,
       (SELECT max(payable_from) FROM store_entry WHERE order_number = $2 AND store_number = $1 AND kind = 'sale' AND deleted_at IS NULL) AS "payableFrom"
     FROM order_detail d WHERE d.order_number = $2 AND d.deleted_at IS NULL AND (
       EXISTS (SELECT FROM order_line WHERE order_detail_id = d.id AND store_number = $1 AND deleted_at IS NULL)
       OR EXISTS (SELECT FROM store_entry WHERE order_number = $2 AND store_number = $1 AND deleted_at IS NULL))`,
    [store, number],
  );
  if (!rows[0]) throw new ApiError(404, "books_order_not_found");
  return rows[0];
}
