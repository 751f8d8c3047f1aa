import { LANGUAGES, publicId, type TextParam } from "@zakh/kit/contract";
import { z } from "zod";
import { CHOSEN_ORDERS_MAX } from "./list";
import { order } from "./order";
import { orderStatus, statusInput } from "./status";

/** A value of a refusal's text. */
const textParam: z.ZodType<TextParam> = z.union([z.string(), z.number(), z.record(z.enum(LANGUAGES), z.string())]);

/**
 * Answer of `PATCH /api/orders/{id}/status`: the order, and the status from which it was changed, to which an undo goes back; null
 * where it had the status before.
 */
export const statusAnswer = order.extend({ changedFrom: orderStatus.nullable() });
export type StatusAnswer = z.infer<typeof statusAnswer>;

/** `POST /api/admin/orders/statuses`: one status for many orders. */
export const statusesInput = statusInput.extend({
  ids: z
    .array(publicId, { error: "orders_missing" })
    .min(1, "orders_missing")
    .max(CHOSEN_ORDERS_MAX, "orders_too_many"),
  /** Whether orders that were never sent are delivered, too; otherwise they are refused, unless they are picked up (ruling 63). */
  unsent: z.boolean({ error: "value_invalid" }).default(false),
});
export type StatusesInput = z.infer<typeof statusesInput>;

/** What became of an order: `unchanged` had the status before, `refused` is as it was. */
export const STATUS_OUTCOMES = ["changed", "unchanged", "refused"] as const;

/** Answer of `POST /api/admin/orders/statuses`: one result for each order that was named, in their order. */
export const statusesAnswer = z.object({
  results: z.array(
    z.object({
      id: publicId,
      outcome: z.enum(STATUS_OUTCOMES),
      /** The status before a change, to which an undo goes back; null where nothing has changed. */
      from: orderStatus.nullable(),
      /** Code of the refusal, and the values of its text; null where there is none. */
      refusal: z.object({ code: z.string(), params: z.record(z.string(), textParam) }).nullable(),
    }),
  ),
  /** The orders as they are now; unknown ones are left out. */
  orders: z.array(order).max(CHOSEN_ORDERS_MAX),
});
export type StatusesAnswer = z.infer<typeof statusesAnswer>;
export type StatusResult = StatusesAnswer["results"][number];
