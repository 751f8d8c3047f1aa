import { useQuery } from "@tanstack/react-query";
import type { ShopHealth } from "@zakh/accounts/contract";
import { read } from "../client";
import { POLL_INTERVAL_MS } from "../durations";

export const shopHealthKey = ["shop-health"] as const;

/** Undefined when it cannot be loaded: the screens themselves show connection errors. */
function useShopHealth(): ShopHealth | undefined {
  const { data } = useQuery({
    queryKey: shopHealthKey,
    queryFn: () => read<ShopHealth>("/api/admin/health"),
    refetchInterval: POLL_INTERVAL_MS.health,
  });
  return data;
}

/** The disks that are nearly full. */
export function useLowDisks(): ShopHealth["disks"] {
  return useShopHealth()?.disks.filter(({ low }) => low) ?? [];
}

/** The number of failed background jobs. */
export function useFailedJobCount(): number {
  return useShopHealth()?.failedJobs ?? 0;
}
