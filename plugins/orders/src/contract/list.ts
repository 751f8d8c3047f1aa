import {
  day,
  page,
  search,
  sortBy,
  trimInvisible,
  unlessEmpty,
  withAsciiDomain,
  withoutInvisible,
} from "@zakh/kit/contract";
import { z } from "zod";

import { orderIds } from "./order-ids";
import { orderStatus } from "./status";

/** Sort orders of the order list; default is newest first. */
export const ORDER_SORTS = ["newest", "oldest", "total", "-total"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const filters = {
  startDate: unlessEmpty(day),
  endDate: unlessEmpty(day),
  status: unlessEmpty(orderStatus),
  /** Only orders that still wait for their money after their deadline (ruling 49). */
  overdue: unlessEmpty(z.enum(["true"], { error: "value_invalid" })),
  /** Only paid orders whose goods are to be brought and are not sent yet (ruling 53). */
  toSend: unlessEmpty(z.enum(["true"], { error: "value_invalid" })),
  /** Only paid orders that are sent and not delivered yet (ruling 63). */
  onTheWay: unlessEmpty(z.enum(["true"], { error: "value_invalid" })),
  /** Only orders that are to be packed: those to send, and those that are picked up and not handed over yet. */
  toPack: unlessEmpty(z.enum(["true"], { error: "value_invalid" })),
  /**
   * Part of the order's number, or of its customer's name, depositor, phone or email; its exact total, its transfer code, a product, or a
   * name in another spelling.
   */
  search,
  sort: sortBy(ORDER_SORTS),
};

function inOrder({ startDate, endDate }: { startDate?: string; endDate?: string }): boolean {
  return !startDate || !endDate || startDate <= endDate;
}
const OUT_OF_ORDER = { path: ["endDate"], message: "date_range_invalid" };

/** Filters of the admin's list: days in Asia/Seoul, the last one included (ruling 13). */
export type OrderFilters = { [Filter in keyof typeof filters]?: z.infer<(typeof filters)[Filter]> };

/** `GET /api/orders`: without `limit` the first 1,000 (ruling 14). */
export const ordersQuery = z
  .object({
    ...filters,
    ...page,
  })
  .refine(inOrder, OUT_OF_ORDER);
export type OrdersQuery = z.infer<typeof ordersQuery>;

/** Most orders that are chosen for one file or one change. */
export const CHOSEN_ORDERS_MAX = 100;

/** The filters of a file, in which the orders may be named. */
export const fileFilters = z
  .object({
    ...filters,
    ids: orderIds(CHOSEN_ORDERS_MAX, "orders_too_many").optional(),
  })
  .refine(inOrder, OUT_OF_ORDER);
export type FileFilters = z.infer<typeof fileFilters>;

/** `GET /api/orders/{id}`: anyone who knows the order's email, or has its link, may read it (ruling 9). */
export const orderLookupQuery = z.object({
  email: z
    .string({ error: "email_invalid" })
    .overwrite((text) => withAsciiDomain(trimInvisible(withoutInvisible(text))))
    .max(254, "too_long")
    .optional(),
  /** The key in the link of an order that the shop placed for a customer. */
  key: z.string({ error: "value_invalid" }).overwrite(trimInvisible).max(64, "too_long").optional(),
});
export type OrderLookupQuery = z.infer<typeof orderLookupQuery>;
