import { generateEntityId } from "@medusajs/framework/utils";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Actor } from "@zakh/orders/workflows/record-change";
import type { StoreNoteKind, StoreOrderState } from "../contract";
import { findPart, type PartKey, type PartState } from "../read-models/order-work";

export type By = NonNullable<Actor>;

/** The part of a store in an order that is locked. Throws 404 `store_order_not_found`. */
export async function requirePart(sql: Queryable, key: PartKey): Promise<PartState> {
  const part = await findPart(sql, key);
  if (!part) throw new ApiError(404, "store_order_not_found");
  return part;
}

export interface NewStep {
  state: StoreOrderState;
  isUndo?: boolean;
  /** By which courier it goes, and its tracking number. */
  parcel?: { code: string; name: string; trackingNumber: string } | null;
  by: By;
}

/** Adds a step; returns the id of its row. */
export async function addStep(
  sql: Queryable,
  { orderId, storeId }: PartKey,
  { state, isUndo = false, parcel, by }: NewStep,
): Promise<string> {
  const id = generateEntityId(undefined, "mstp");
  await sql.query(
    `INSERT INTO store_order_step (id, order_number, store_number, state, is_undo, courier, courier_name, tracking_number, account_number, account_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, orderId, storeId, state, isUndo],
      ...[parcel?.code ?? "", parcel?.name ?? "", parcel?.trackingNumber ?? "", by.number, by.name],
    ],
  );
  return id;
}

export interface NewNote {
  kind: StoreNoteKind;
  text?: string;
  /** Place of the line that it is about. */
  place?: number;
  isByStore: boolean;
  by: By;
}

/** Adds a row of the talk between store and shop; returns its id. */
export async function addNote(
  sql: Queryable,
  { orderId, storeId }: PartKey,
  { kind, text = "", place, isByStore, by }: NewNote,
): Promise<string> {
  const id = generateEntityId(undefined, "mstn");
  await sql.query(
    `INSERT INTO store_order_note (id, order_number, store_number, kind, place, is_by_store, text, account_number, account_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, orderId, storeId, kind, place ?? null, isByStore, text, by.number, by.name],
  );
  return id;
}
