import type { SendingDays } from "@zakh/catalog/contract";
import { planSending } from "@zakh/delivery/contract";
import { shownDelivery } from "@zakh/delivery/read-models/delivery";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { isDelivered } from "@zakh/orders/payment/payment-facts";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import { storedSettings } from "@zakh/site-settings/read-models/setting";
import type { AdminStorePart, OrderParcel } from "../contract";
import { lastStep, parcelOf, STEP_COLUMNS, type StepRow } from "./last-step";
import { findNotes, findSteps } from "./order-work";

type Row = StepRow & {
  storeId: number;
  name: string;
  isCancelled: boolean;
  awaitsPayment: boolean;
  days: SendingDays | null;
  method: string;
};

/** The parts of stores in an order, by its public id, in the order of their lines. */
async function findParts(sql: Queryable, orderId: number) {
  const { couriers } = await storedSettings.couriers.value();
  const { rows } = await sql.query<Row>(
    `SELECT sold.store AS "storeId", coalesce(store.name, '') AS name, ${statusIs("cancelled")} AS "isCancelled",
       ${statusIs("awaitsPayment")} AS "awaitsPayment", store.sending_days AS days, d.payment_method AS method, ${STEP_COLUMNS}
     FROM order_detail d
     JOIN LATERAL (SELECT store_number AS store, min(place) AS place FROM order_line
       WHERE order_detail_id = d.id AND store_number IS NOT NULL AND deleted_at IS NULL GROUP BY 1) sold ON true
     LEFT JOIN market_store store ON store.number = sold.store
     ${lastStep("sold.store")}
     WHERE d.order_number = $1 AND d.deleted_at IS NULL ORDER BY sold.place`,
    [orderId],
  );
  const delivery = await shownDelivery.value();
  return rows.map(({ storeId, name, isCancelled, awaitsPayment, days, method, ...row }) => {
    // What waits for its money is promised what holds now (ruling 62).
    const leavesOn = awaitsPayment && isDelivered(method) ? planSending(days, delivery, new Date()) : row.leavesOn;
    return {
      storeId,
      name,
      isCancelled,
      ...{ state: row.state, at: row.steppedAt?.toISOString() ?? null },
      ...parcelOf({ ...row, leavesOn }, couriers),
    };
  });
}

/** What becomes of the parts of stores, for the order's buyer; none of a cancelled order. */
export async function findOrderParcels(sql: Queryable, orderId: number): Promise<OrderParcel[]> {
  const parts = await findParts(sql, orderId);
  return parts.flatMap(({ isCancelled, name: _, ...parcel }) => (isCancelled ? [] : [parcel]));
}

/** The same for the back office, with every step and note. */
export async function findAdminStoreParts(sql: Queryable, orderId: number): Promise<AdminStorePart[]> {
  const parts = await findParts(sql, orderId);
  return Promise.all(
    parts.map(async ({ isCancelled: _, ...part }) => {
      const key = { orderId, storeId: part.storeId };
      const [steps, notes] = await Promise.all([findSteps(sql, key), findNotes(sql, key)]);
      return { ...part, steps, notes };
    }),
  );
}
