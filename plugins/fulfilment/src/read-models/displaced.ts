import { type Delivery, dayAfter, isDayOff } from "@zakh/delivery/contract";
import { DAY_MS, seoulDay } from "@zakh/kit/contract";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { CHOSEN_ORDERS_MAX } from "@zakh/orders/contract";
import { daysNow } from "@zakh/orders/read-models/days-now";
import { statusIs } from "@zakh/orders/read-models/status-sql";
import type { DisplacedOrder } from "../contract/displaced";

interface Promised {
  leavesOn: string | null;
  arrivesOn: string | null;
}

/** Whether a promised day that is still to come is a day off now, from the day on which the order leaves to that on which it arrives. */
export function isDisplaced({ leavesOn, arrivesOn }: Promised, delivery: Delivery, today: string): boolean {
  if (!delivery.hasDays || !leavesOn || !arrivesOn || leavesOn < today) return false;
  const days = Math.round((Date.parse(arrivesOn) - Date.parse(leavesOn)) / DAY_MS);
  return Array.from({ length: days + 1 }, (_, later) => dayAfter(leavesOn, later)).some((day) =>
    isDayOff(delivery, day),
  );
}

type DisplacedRow = Omit<DisplacedOrder, "newLeavesOn" | "newArrivesOn"> & { method: string; address: string };

/** The paid orders that were promised a day which is a day off now, the soonest first. */
export async function findDisplaced(sql: Queryable, delivery: Delivery, at: Date): Promise<DisplacedOrder[]> {
  const today = seoulDay(at);
  const { rows } = await sql.query<DisplacedRow>(
    `SELECT d.order_number AS id, d.customer_name AS "customerName", d.customer_email AS "customerEmail",
       d.customer_phone AS "customerPhone", d.leaves_on AS "leavesOn", d.arrives_on AS "arrivesOn",
       d.payment_method AS method, d.customer_address AS address
     FROM order_detail d
     WHERE ${statusIs("awaitsDelivery")} AND d.sent_at IS NULL AND d.leaves_on >= $1
       AND d.deleted_at IS NULL AND d.order_number IS NOT NULL
     ORDER BY d.leaves_on, d.order_number`,
    [today],
  );
  return rows
    .filter((row) => isDisplaced(row, delivery, today))
    .slice(0, CHOSEN_ORDERS_MAX)
    .map(({ method, address, ...order }) => {
      const plan = daysNow(delivery, { method, address }, at);
      return { ...order, newLeavesOn: plan?.leavesOn ?? null, newArrivesOn: plan?.arrivesOn ?? null };
    });
}
