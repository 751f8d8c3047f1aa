import { useQuery } from "@tanstack/react-query";
import type { PendingOrdersCount } from "@zakh/orders/contract";
import { rememberedAlerts } from "../alerts/remembered-alerts";
import { read } from "../client";
import { POLL_INTERVAL_MS } from "../durations";
import { type Count, countOf } from "./count";
import { useStaffRole } from "./session";

export const pendingOrdersKey = ["pending-orders"] as const;

/** As often in the background, too, while new orders are to be heard. */
function interval(): number {
  return document.visibilityState === "visible" || rememberedAlerts().sound
    ? POLL_INTERVAL_MS.pendingVisible
    : POLL_INTERVAL_MS.pendingHidden;
}

/**
 * How many orders are unpaid, and which are the newest: one poll for sidebar, bell and the sound of new orders (ruling 45).
 */
export function usePendingCounts() {
  const role = useStaffRole();
  return useQuery({
    queryKey: pendingOrdersKey,
    // A packer is told of no new orders.
    enabled: role !== "packer",
    queryFn: () => read<PendingOrdersCount>("/api/admin/pending-orders-count"),
    refetchInterval: interval,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: "always",
    refetchOnMount: "always",
  });
}

/** The number of unpaid orders. */
export function usePendingOrders(): Count {
  return countOf(usePendingCounts(), ({ count }) => count);
}
