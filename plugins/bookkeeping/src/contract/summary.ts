import { quantities } from "@zakh/catalog/contract";
import { day } from "@zakh/kit/contract";
import { z } from "zod";
import { period } from "./period";

const count = z.number().int().min(0);
const won = z.number().int().min(0);

/** Answer of `GET /api/admin/summary`: the counters of the admin dashboard (spec §2). */
export const adminSummary = z.object({
  orders: count,
  /** Whole won: the sum of every order's total, including cancelled ones, as the specification requires. */
  salesTotal: z.string().regex(/^\d+$/),
  products: count,
  users: count,
  /** Orders that still wait for their money after their deadline (ruling 49). */
  overdue: count,
  /** Paid orders whose goods are to be brought and are not sent yet (ruling 53). */
  toSend: count,
  /** Orders that are sent and not delivered yet (ruling 63). */
  onTheWay: count,
  /** These, and the orders that are picked up and not handed over yet. */
  toPack: count,
  /** Cash receipts that are to be issued, or to be cancelled. */
  cashReceipts: count,
  /** Orders of which money waits to go back, and whole won of it (ruling 48). */
  returns: count,
  returnsTotal: won,
});
export type AdminSummary = z.infer<typeof adminSummary>;

/** Default number of days of `GET /api/admin/sales`. */
export const SALES_DAYS = 30;

/** `GET /api/admin/sales`: default is the last 30 days. */
export const salesQuery = period({});
export type SalesQuery = z.infer<typeof salesQuery>;

/**
 * Answer of `GET /api/admin/sales`, in whole won. Unlike `salesTotal` of the summary it excludes cancelled orders. A
 * day's sales are the totals of its orders, a category's are its lines; the difference is the shipping fees
 * less the transfer discounts, the discounts and what was packed less than ordered.
 */
export const salesReport = z.object({
  from: day,
  to: day,
  /** Every day, oldest first, including days without sales. */
  days: z.array(z.object({ day, orders: count, sales: won })),
  /** Best-selling first, with the category's name at the time of sale. */
  categories: z.array(z.object({ category: z.string(), quantities, sales: won })),
  shippingFees: won,
  transferDiscounts: won,
  /** What the owner has taken off single orders. */
  discounts: won,
  weightReductions: won,
});
export type SalesReport = z.infer<typeof salesReport>;
