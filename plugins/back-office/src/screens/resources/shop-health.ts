import { useQuery } from "@tanstack/react-query";
import type { ShopHealth } from "@zakh/accounts/contract";
import { read } from "../client";
import { POLL } from "../durations";

/** The disks that are nearly full. Nothing is said where it cannot be known: the screens tell themselves that they get no answer. */
export function useLowDisks(): ShopHealth["disks"] {
  const { data } = useQuery({
    queryKey: ["shop-health"],
    queryFn: () => read<ShopHealth>("/api/admin/health"),
    refetchInterval: POLL.health,
  });
  return data?.disks.filter(({ low }) => low) ?? [];
}
