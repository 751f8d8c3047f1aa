import { useQuery } from "@tanstack/react-query";
import type { PendingOrdersCount } from "@zakh/orders/contract";
import { read } from "../client";
import { POLL_INTERVAL_MS } from "../durations";

export const pendingOrdersKey = ["pending-orders"] as const;

/** The number of unpaid orders: one poll for sidebar and bell, slower while the page is hidden (ruling 45); undefined while it is not known. */
export function usePendingOrders(): number | undefined {
  const { data } = useQuery({
    queryKey: pendingOrdersKey,
    queryFn: () => read<PendingOrdersCount>("/api/admin/pending-orders-count"),
    refetchInterval: () =>
      document.visibilityState === "visible" ? POLL_INTERVAL_MS.pendingVisible : POLL_INTERVAL_MS.pendingHidden,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: "always",
    refetchOnMount: "always",
  });
  return data?.count;
}
