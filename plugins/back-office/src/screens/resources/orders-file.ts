import { useMutation } from "@tanstack/react-query";
import type { OrdersExportQuery } from "@zakh/orders/contract";
import { parsed, Refusal } from "../client";
import type { OrderFilters } from "./orders";

export type OrdersFileFormat = OrdersExportQuery["format"];

interface OrdersFile {
  name: string;
  content: Blob;
}

/**
 * Downloads all orders of the filters as a file. Not a plain link, because an error would then replace the page.
 * Rejects with `Refusal` (400 `export_too_large` for too many orders in a workbook).
 */
export function useOrdersFile(filters: OrderFilters) {
  return useMutation({ mutationFn: (format: OrdersFileFormat) => fetchFile(filters, format) });
}

async function fetchFile(filters: OrderFilters, format: OrdersFileFormat): Promise<OrdersFile> {
  const query = new URLSearchParams({ ...filters, format });
  const response = await fetch(`/api/admin/orders/export?${query}`, { credentials: "same-origin" });
  if (!response.ok) throw new Refusal(response.status, parsed(await response.text()) ?? {});
  const disposition = response.headers.get("content-disposition") ?? "";
  return { name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? `orders.${format}`, content: await response.blob() };
}
