import { useMutation } from "@tanstack/react-query";
import type { OrdersExportQuery } from "@zakh/bookkeeping/contract";
import type { Order } from "@zakh/orders/contract";
import { fetchFile } from "./fetch-file";
import type { OrderFilters } from "./orders";

export type OrdersFileFormat = OrdersExportQuery["format"];

/**
 * Downloads all orders of the filters, or the chosen ones of them, as a file. Rejects with `Refusal` (400 `export_too_large` for too many orders in a
 * workbook).
 */
export function useOrdersFile(filters: OrderFilters, orders?: readonly Pick<Order, "id">[]) {
  const chosen = orders && { ids: orders.map(({ id }) => id).join(",") };
  return useMutation({
    mutationFn: (format: OrdersFileFormat) =>
      fetchFile("/api/admin/orders/export", { ...filters, ...chosen, format }, `orders.${format}`),
  });
}
