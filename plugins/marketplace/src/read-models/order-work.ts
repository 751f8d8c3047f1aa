import type { Queryable } from "@zakh/kit/database/one-transaction";
import { lineId, type OrderStatus } from "@zakh/orders/contract";
import { isDelivered } from "@zakh/orders/payment/payment-facts";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import {
  STORE_STEPS_MAX,
  type StoreOrderNote,
  type StoreOrderState,
  type StoreOrderStep,
  type WorkedStoreOrder,
} from "../contract";
import { lastStep } from "./last-step";
import { findStoreOrder } from "./store-orders";

/** A store's part of an order. */
export interface PartKey {
  orderId: number;
  storeId: number;
}

/** What of a store's part of an order decides about its next step. */
export interface PartState {
  name: string;
  isSuspended: boolean;
  status: OrderStatus;
  state: StoreOrderState;
  isPickedUp: boolean;
  courier: string;
  trackingNumber: string;
}

/** Of an order by its public id; undefined where it has no line of the store. */
export async function findPart(sql: Queryable, { orderId, storeId }: PartKey): Promise<PartState | undefined> {
  const { rows } = await sql.query<Omit<PartState, "isPickedUp"> & { method: string }>(
    `SELECT store.name, store.is_suspended AS "isSuspended", d.status, d.payment_method AS method, coalesce(step.state, 'new') AS state,
       coalesce(step.courier, '') AS courier, coalesce(step.tracking_number, '') AS "trackingNumber"
     FROM order_detail d JOIN market_store store ON store.number = $2 AND store.deleted_at IS NULL ${lastStep("$2")}
     WHERE d.order_number = $1 AND d.deleted_at IS NULL
       AND EXISTS (SELECT FROM order_line line WHERE line.order_detail_id = d.id AND line.store_number = $2 AND line.deleted_at IS NULL)`,
    [orderId, storeId],
  );
  return rows.map(({ method, ...part }) => ({ ...part, isPickedUp: !isDelivered(method) }))[0];
}

/** The steps of a part, oldest first. */
export async function findSteps(sql: Queryable, { orderId, storeId }: PartKey): Promise<StoreOrderStep[]> {
  const { rows } = await sql.query<Omit<StoreOrderStep, "at"> & { at: Date }>(
    `SELECT number AS id, state, is_undo AS "isUndo", account_name AS by, created_at AS at FROM store_order_step
     WHERE order_number = $1 AND store_number = $2 AND deleted_at IS NULL ORDER BY number DESC LIMIT ${STORE_STEPS_MAX}`,
    [orderId, storeId],
  );
  return rows.reverse().map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** What store and shop said to each other about a part, oldest first. */
export async function findNotes(sql: Queryable, { orderId, storeId }: PartKey): Promise<StoreOrderNote[]> {
  const { rows } = await sql.query<Omit<StoreOrderNote, "at" | "itemId"> & { at: Date; place: number | null }>(
    `SELECT number AS id, kind, CASE WHEN is_by_store THEN 'store' ELSE 'shop' END AS side, text, place, created_at AS at FROM store_order_note
     WHERE order_number = $1 AND store_number = $2 AND deleted_at IS NULL ORDER BY number DESC LIMIT ${STORE_STEPS_MAX}`,
    [orderId, storeId],
  );
  return rows.reverse().map(({ at, place, ...row }) => ({
    ...row,
    itemId: place === null ? null : lineId(orderId, place),
    at: at.toISOString(),
  }));
}

/** Keys of the mails that tell a buyer of parcels in an order, of one store where it is given. */
export async function findParcelMails(
  sql: Queryable,
  { orderId, storeId }: Pick<PartKey, "orderId"> & Partial<PartKey>,
): Promise<string[]> {
  const { rows } = await sql.query<{ key: string }>(
    `SELECT 'store-parcel:' || id AS key FROM store_order_step
     WHERE order_number = $1 AND ($2::integer IS NULL OR store_number = $2) AND state = 'handed_over' AND deleted_at IS NULL`,
    [orderId, storeId ?? null],
  );
  return rows.map(({ key }) => key);
}

/** Code of the courier by which a store sent last: empty where it brought it itself, null before its first parcel. */
async function findLastCourier(sql: Queryable, storeId: number): Promise<string | null> {
  const { rows } = await sql.query<{ courier: string }>(
    `SELECT courier FROM store_order_step WHERE store_number = $1 AND state = 'handed_over' AND deleted_at IS NULL ORDER BY number DESC LIMIT 1`,
    [storeId],
  );
  return rows[0]?.courier ?? null;
}

/** One order of the store with what it is worked by; undefined when it has no line of the store. */
export async function findWorkedOrder(sql: Queryable, part: PartKey): Promise<WorkedStoreOrder | undefined> {
  const order = await findStoreOrder(sql, part.storeId, part.orderId);
  if (!order) return undefined;
  const [steps, notes, lastCourier, { usual, couriers }] = await Promise.all([
    findSteps(sql, part),
    findNotes(sql, part),
    findLastCourier(sql, part.storeId),
    storedSettings.couriers.value(),
  ]);
  const sorted = [...couriers].sort((one, other) => Number(other.code === usual) - Number(one.code === usual));
  return { ...order, steps, notes, lastCourier, couriers: sorted.map(({ code, name }) => ({ code, name })) };
}
