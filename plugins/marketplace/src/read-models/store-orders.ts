import { OWN_LIST_MAX } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { lineId } from "@zakh/orders/contract";
import { findPaymentMethod, type PreparedPayment } from "@zakh/orders/payment/payment-method";
import { LINE_JSON, type LineJson } from "@zakh/orders/read-models/line-json";
import { pickedUpMethods } from "@zakh/orders/read-models/to-send";
import { findSettings } from "@zakh/site-settings/read-models/setting";
import type { Pool } from "pg";
import type { StoreOrder, StoreOrdersQuery } from "../contract";
import { isToDoSql, lastStep, parcelOf, STEP_COLUMNS, type StepRow } from "./last-step";
import { SEES_RECIPIENT } from "./visible-recipient";

/** Orders with at least one line of the store `$1`, found by an index on the lines; `$2` are `pickedUpMethods`. */
const ORDERS = `(
    SELECT DISTINCT order_detail_id AS id FROM order_line WHERE store_number = $1::int AND deleted_at IS NULL
  ) sold
  JOIN order_detail d ON d.id = sold.id AND d.deleted_at IS NULL
  JOIN market_store store ON store.number = $1::int
  CROSS JOIN LATERAL (SELECT ${SEES_RECIPIENT} AS sees, d.payment_method = ANY($2::text[]) AS "isPickedUp") visible
  ${lastStep("$1::int")}
  WHERE true`;

const IS_TO_DO = isToDoSql("$1::int", 'visible."isPickedUp"');

/** The recipient's columns; null where the store may not see them. */
const RECIPIENT = Object.entries({
  customerName: "d.customer_name",
  customerPhone: "d.customer_phone",
  customerAddress: "d.customer_address",
  doorCode: "coalesce(d.address_parts ->> 'doorCode', '')",
  deliveryNote: "d.delivery_note",
})
  .map(([name, column]) => `CASE WHEN visible.sees THEN ${column} END AS "${name}"`)
  .join(", ");

type Row = Omit<StoreOrder, "createdAt" | "items" | "pickup" | "subtotal" | "trackingLink"> &
  StepRow & {
    /** Null where the order is delivered. */
    pickedUpBy: string | null;
    details: PreparedPayment["details"] | null;
    createdAt: Date;
    items: LineJson[];
  };

interface Wanted {
  condition: string;
  values: unknown[];
  page?: string;
  /** Newest by default. */
  first?: "oldest";
}

/** A store's orders (ruling 32): no column of other sellers' lines or of the order's money. */
async function findOrders(
  sql: Queryable,
  storeId: number,
  { condition, page = "", values, first }: Wanted,
): Promise<StoreOrder[]> {
  const direction = first ? "" : "DESC";
  const { rows } = await sql.query<Row>(
    `SELECT d.order_number AS id, d.status, ${STEP_COLUMNS}, ${IS_TO_DO} AS "isToDo", ${RECIPIENT}, d.created_at AS "createdAt",
       CASE WHEN visible."isPickedUp" THEN d.payment_method END AS "pickedUpBy", CASE WHEN visible."isPickedUp" THEN d.payment_details END AS details,
       (SELECT json_agg(${LINE_JSON} ORDER BY line.place)
        FROM order_line line
        WHERE line.order_detail_id = d.id AND line.store_number = $1::int AND line.deleted_at IS NULL) AS items
     FROM ${ORDERS} AND ${condition}
     ORDER BY d.created_at ${direction}, d.order_number ${direction} ${page}`,
    [storeId, pickedUpMethods(), ...values],
  );
  const isSent = rows.some(({ courier }) => courier !== "");
  const couriers = isSent ? (await findSettings(sql, ["couriers"])).couriers.couriers : [];
  return rows.map(({ createdAt, items: lines, pickedUpBy, details, ...stored }) => {
    const { steppedAt: _at, courier: _courier, ...row } = stored;
    const items = lines.map(({ place, seller: _, ...line }) => ({
      ...line,
      id: lineId(row.id, place),
      orderId: row.id,
    }));
    const subtotal = items.reduce((sum, { lineTotal, weightReduction }) => sum + lineTotal - weightReduction, 0);
    const pickup = pickupOf(pickedUpBy, details);
    return { ...row, ...parcelOf(stored, couriers), pickup, subtotal, items, createdAt: createdAt.toISOString() };
  });
}

function pickupOf(paymentMethod: Row["pickedUpBy"], details: Row["details"]): StoreOrder["pickup"] {
  const method = paymentMethod === null ? undefined : findPaymentMethod(paymentMethod);
  return method ? { paymentMethod: method.code, details: method.factsOf(details ?? {}) } : null;
}

/** One order of the store by its public id; `undefined` when it contains no line of the store. */
export async function findStoreOrder(
  sql: Queryable,
  storeId: number,
  orderId: number,
): Promise<StoreOrder | undefined> {
  const [order] = await findOrders(sql, storeId, { condition: "d.order_number = $3", values: [orderId] });
  return order;
}

/** One page of the store's orders, newest first or, of those to be handed over, oldest first; and the total number (ruling 36). */
export async function listStoreOrders(
  pool: Pool,
  storeId: number,
  { status, toDo, limit = OWN_LIST_MAX, offset = 0 }: StoreOrdersQuery,
): Promise<{ orders: StoreOrder[]; total: number }> {
  const condition = `($3::text IS NULL OR d.status = $3) ${toDo ? `AND ${IS_TO_DO}` : ""}`;
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${ORDERS} AND ${condition}`,
    [storeId, pickedUpMethods(), status ?? null],
  );
  const values = [status ?? null, limit, offset];
  const first = toDo && "oldest";
  const orders = await findOrders(pool, storeId, { condition, page: "LIMIT $4 OFFSET $5", values, first });
  return { orders, total: rows[0]?.count ?? 0 };
}
