import { useQuery } from "@tanstack/react-query";
import type { AdminSummary } from "@zakh/bookkeeping/contract";
import { read } from "../client";
import { POLL_INTERVAL_MS } from "../durations";
import { type Count, countOf } from "./count";

export const summaryKey = ["summary"] as const;

/** The four counters of the dashboard, computed by the server. */
export function useSummary() {
  return useQuery({
    queryKey: summaryKey,
    queryFn: () => read<AdminSummary>("/api/admin/summary"),
    refetchInterval: POLL_INTERVAL_MS.orders,
  });
}

/** The number of orders that are to be sent. */
export function useToSendCount(): Count {
  return countOf(useSummary(), ({ toSend }) => toSend);
}
