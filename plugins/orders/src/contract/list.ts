import { z } from "zod";
import { ORDER_STATUSES } from "./status";

/** Most orders that one page of the admin list may hold. */
export const ORDERS_PAGE_MAX = 200;

/** Header that tells how many orders there are in all, beside one page of them (ruling 14). */
export const TOTAL_COUNT_HEADER = "X-Total-Count";

/** A day of the calendar in Asia/Seoul, yyyy-MM-dd; refuses days that do not exist. */
const day = z
  .string({ error: "date_invalid" })
  .regex(/^\d{4}-\d{2}-\d{2}$/, "date_invalid")
  .refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, "date_invalid");

function whole(minimum: number, maximum: number) {
  return z
    .string({ error: "value_invalid" })
    .regex(/^\d{1,9}$/, "value_invalid")
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, "value_invalid");
}

/** What a form sends for "not chosen" counts as not given. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === "" || value === "all" ? undefined : value), schema.optional());
}

/** `GET /api/orders`: days in Asia/Seoul, the last one included (ruling 13); pages only with `limit` (ruling 14). */
export const ordersQuery = z
  .object({
    startDate: optional(day),
    endDate: optional(day),
    status: optional(z.enum(ORDER_STATUSES, { error: "status_invalid" })),
    /** Part of an order number or of the customer's name. */
    search: z.preprocess(
      (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
      z.string({ error: "value_invalid" }).trim().max(100, "too_long").optional(),
    ),
    limit: optional(whole(1, ORDERS_PAGE_MAX)),
    offset: optional(whole(0, 999_999_999)),
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
    path: ["endDate"],
    message: "date_range_invalid",
  });
export type OrdersQuery = z.infer<typeof ordersQuery>;

/** `GET /api/orders/{id}`: whoever knows the order's email may read it (ruling 9). */
export const orderLookupQuery = z.object({
  email: z.string({ error: "email_invalid" }).trim().max(254, "too_long").optional(),
});
export type OrderLookupQuery = z.infer<typeof orderLookupQuery>;
