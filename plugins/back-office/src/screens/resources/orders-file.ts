import { useMutation } from "@tanstack/react-query";
import type { OrdersExportQuery } from "@zakh/orders/contract";
import { fetchFile } from "./fetch-file";
import type { OrderFilters } from "./orders";

export type OrdersFileFormat = OrdersExportQuery["format"];

/**
 * Downloads all orders of the filters as a file. Rejects with `Refusal` (400 `export_too_large` for too many orders in a
 * workbook).
 */
export function useOrdersFile(filters: OrderFilters) {
  return useMutation({
    mutationFn: (format: OrdersFileFormat) =>
      fetchFile("/api/admin/orders/export", { ...filters, format }, `orders.${format}`),
  });
}
