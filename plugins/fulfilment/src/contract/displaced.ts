import { day, list, publicId } from "@zakh/kit/contract";
import { CHOSEN_ORDERS_MAX } from "@zakh/orders/contract";
import { z } from "zod";

/**
 * `GET /api/admin/orders/displaced`: paid orders that were promised a day on which nothing is sent or brought any more, the soonest
 * first; also the answer of the `POST`, which tells their customers (ruling 62).
 */
export const displacedOrders = list(
  z.object({
    id: publicId,
    customerName: z.string(),
    /** Empty where the customer is to be called instead. */
    customerEmail: z.string(),
    customerPhone: z.string(),
    leavesOn: day,
    arrivesOn: day,
    /** The days that it gets when it is told; null where the shop promises none. */
    newLeavesOn: day.nullable(),
    newArrivesOn: day.nullable(),
  }),
  CHOSEN_ORDERS_MAX,
);
export type DisplacedOrder = z.infer<typeof displacedOrders>[number];

export const displacedInput = z.object({
  ids: z
    .array(publicId, { error: "orders_missing" })
    .min(1, "orders_missing")
    .max(CHOSEN_ORDERS_MAX, "orders_too_many"),
});
export type DisplacedInput = z.infer<typeof displacedInput>;
