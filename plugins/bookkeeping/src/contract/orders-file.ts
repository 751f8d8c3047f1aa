import { fileFilters } from "@zakh/orders/contract";
import { z } from "zod";

/** Most orders in a workbook; CSV has no limit. */
export const WORKBOOK_MAX = 10_000;

/** `GET /api/admin/orders/export`: the admin's list as a file; with `ids` only those of it. */
export const ordersExportQuery = fileFilters.safeExtend({
  format: z.enum(["csv", "xlsx"], { error: "value_invalid" }).default("csv"),
});
export type OrdersExportQuery = z.infer<typeof ordersExportQuery>;
