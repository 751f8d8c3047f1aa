import { findAccountByNumber } from "@zakh/accounts/read-models/accounts";
import type { AddressParts, Language } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { ClaimKind, ClaimStatus } from "../contract";

export interface StoredClaim {
  id: string;
  number: number;
  orderId: number;
  kind: ClaimKind;
  places: number[];
  status: ClaimStatus;
  /** Of the request that settled it; null without one. */
  key: string | null;
  hash: string | null;
}

/** A claim by its public id, with `lock` locked until the transaction ends; 404 `claim_not_found`. */
export async function findStoredClaim(sql: Queryable, number: number, lock = false): Promise<StoredClaim> {
  const { rows } = await sql.query<StoredClaim>(
    `SELECT id, number, order_number AS "orderId", kind, places, status, idempotency_key AS key, request_hash AS hash
     FROM delivery_claim WHERE number = $1 AND deleted_at IS NULL ${lock ? "FOR UPDATE" : ""}`,
    [number],
  );
  if (!rows[0]) throw new ApiError(404, "claim_not_found");
  return rows[0];
}

/** What an order keeps of its recipient and its payment, and its lines: a new parcel of it goes there too. */
export interface ParcelOrder {
  accountNumber: number;
  language: Language;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  customerAddress: string;
  address: AddressParts | null;
  deliveryNote: string;
  paymentMethod: string;
  details: Record<string, unknown>;
  payer: string;
  lines: { place: number; productId: number; quantity: number }[];
}

/** By the order's public id, with who ordered it; 409 `customer_gone` where the account is closed. */
export async function findParcelOrder(sql: Queryable, orderNumber: number) {
  const { rows } = await sql.query<ParcelOrder>(
    `SELECT d.account_number AS "accountNumber", d.language, d.customer_name AS "customerName", d.customer_email AS "customerEmail",
       d.customer_phone AS "customerPhone", d.customer_address AS "customerAddress", d.address_parts AS address,
       d.delivery_note AS "deliveryNote", d.payment_method AS "paymentMethod", d.payment_details AS details, d.depositor AS payer,
       (SELECT json_agg(json_build_object('place', place, 'productId', product_number, 'quantity', quantity::float8))
          FROM order_line WHERE order_detail_id = d.id AND deleted_at IS NULL) AS lines
     FROM order_detail d WHERE d.order_number = $1 AND d.deleted_at IS NULL`,
    [orderNumber],
  );
  const [order] = rows;
  const account = order && (await findAccountByNumber(sql, order.accountNumber));
  if (!account) throw new ApiError(409, "customer_gone");
  return { order, account };
}
