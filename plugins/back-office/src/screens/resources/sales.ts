import { useQuery } from "@tanstack/react-query";
import type { SalesReport } from "@zakh/bookkeeping/contract";
import { read } from "../client";

export const salesKey = ["sales"] as const;

/** Sales of the last 30 days, by day and by category, without cancelled orders. */
export function useSales() {
  return useQuery({ queryKey: salesKey, queryFn: () => read<SalesReport>("/api/admin/sales") });
}
