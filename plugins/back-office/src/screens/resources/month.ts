import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import type { Reconciliation } from "@zakh/bank-statements/contract";
import type { Buyers, MonthReport } from "@zakh/bookkeeping/contract";
import type { OrderStatus } from "@zakh/orders/contract";
import { read } from "../client";
import { fetchFile } from "./fetch-file";

/** Days in Asia/Seoul, both included. */
export interface Period {
  from: string;
  to: string;
}

/** The money and the sales of a period; while another one is read, the one before stays. */
export function useMonth({ from, to }: Period) {
  return useQuery({
    queryKey: ["month", from, to],
    queryFn: () => read<MonthReport>("/api/admin/month", { from, to }),
    placeholderData: keepPreviousData,
  });
}

/** What bank and shop tell of a period, by account; while another one is read, the one before stays. */
export function useReconciliation({ from, to }: Period) {
  return useQuery({
    queryKey: ["month", "reconciliation", from, to],
    queryFn: () => read<Reconciliation>("/api/admin/reconciliation", { from, to }),
    placeholderData: keepPreviousData,
  });
}

/** The best customers of a year, and those who have not come back. */
export function useBuyers() {
  return useQuery({ queryKey: ["month", "buyers"], queryFn: () => read<Buyers>("/api/admin/month/buyers") });
}

/** Downloads the sold lines as a workbook. Rejects with `Refusal` (400 `lines_too_many`, `date_range_too_long`). */
export function useLinesFile() {
  return useMutation({
    mutationFn: ({ from, to, statuses }: Period & { statuses: readonly OrderStatus[] }) =>
      fetchFile("/api/admin/month/export", { from, to, statuses: statuses.join(",") }, "sales.xlsx"),
  });
}
