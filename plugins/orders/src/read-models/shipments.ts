import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { OrderStatus } from "../contract/status";
import { pickedUpMethods } from "./to-send";

/** What an order says of its parcel, before it is marked. */
export interface StoredShipment {
  /** Public id of the order, and of its account. */
  id: number;
  accountNumber: number;
  customerName: string;
  status: OrderStatus;
  isPickedUp: boolean;
  boxes: number;
  /** Null while it is not sent; then the texts are empty. */
  sentAt: Date | null;
  courier: string;
  courierName: string;
  trackingNumber: string;
}

/** With the parameter that has `pickedUpMethods`. */
const shipmentSql = (
  pickedUp: string,
) => `SELECT d.order_number AS id, d.account_number AS "accountNumber", d.customer_name AS "customerName", d.status,
  d.payment_method = ANY(${pickedUp}::text[]) AS "isPickedUp", d.boxes, d.sent_at AS "sentAt", d.courier, d.courier_name AS "courierName", d.tracking_number AS "trackingNumber"
  FROM order_detail d WHERE d.deleted_at IS NULL AND d.order_number IS NOT NULL`;

/** The parcels of orders, by public id; unknown ids are left out. */
export async function findShipments(sql: Queryable, ids: readonly number[]): Promise<Map<number, StoredShipment>> {
  const { rows } = await sql.query<StoredShipment>(`${shipmentSql("$2")} AND d.order_number = ANY($1::int[])`, [
    ids,
    pickedUpMethods(),
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Couriers use their numbers again after years; so long a number stands for one parcel. */
const NUMBER_LIVES = "interval '180 days'";

/** Orders that were sent with one of these numbers of a courier lately. One parcel may hold several orders of a customer. */
export async function findOrdersSentWith(
  sql: Queryable,
  courier: string,
  trackingNumbers: readonly string[],
): Promise<StoredShipment[]> {
  const { rows } = await sql.query<StoredShipment>(
    `${shipmentSql("$3")} AND d.courier = $1 AND d.tracking_number <> '' AND d.tracking_number = ANY($2)
     AND d.sent_at > now() - ${NUMBER_LIVES}`,
    [courier, trackingNumbers, pickedUpMethods()],
  );
  return rows;
}
