import { z } from "zod";
import { day } from "./day";

const count = z.number().int().min(0);
const won = z.number().int().min(0);

/** Answer of `GET /api/admin/summary`: the counters of the admin dashboard (spec §2). */
export const adminSummary = z.object({
  orders: count,
  /** Whole won: the sum of every order's total, cancelled ones too, as the specification has it. */
  salesTotal: z.string().regex(/^\d+$/),
  products: count,
  users: count,
});
export type AdminSummary = z.infer<typeof adminSummary>;

/** Most days that `GET /api/admin/sales` answers at once. */
export const SALES_DAYS_MAX = 366;
/** Days that it answers when it is not told from when. */
export const SALES_DAYS = 30;

const MS_A_DAY = 24 * 60 * 60 * 1000;

/** `GET /api/admin/sales`: the last 30 days unless given; both days in Asia/Seoul and included. */
export const salesQuery = z
  .object({ from: day.optional(), to: day.optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ["to"], message: "date_range_invalid" })
  .refine(({ from, to }) => !from || !to || (Date.parse(to) - Date.parse(from)) / MS_A_DAY < SALES_DAYS_MAX, {
    path: ["to"],
    message: "date_range_too_long",
  });
export type SalesQuery = z.infer<typeof salesQuery>;

/**
 * Answer of `GET /api/admin/sales`, in whole won. Unlike `salesTotal` of the summary it leaves cancelled orders out. A day's
 * sales are its orders' totals, a category's are its lines; the shipping fees are what the two differ by.
 */
export const salesReport = z.object({
  from: day,
  to: day,
  /** Every day, oldest first, also those without a sale. */
  days: z.array(z.object({ day, orders: count, sales: won })),
  /** The best-selling first; named as they were when they were sold. */
  categories: z.array(z.object({ category: z.string(), kilograms: z.number(), sales: won })),
  shippingFees: won,
});
export type SalesReport = z.infer<typeof salesReport>;
