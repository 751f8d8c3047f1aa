import { useQuery } from "@tanstack/react-query";
import type { Delivery } from "@zakh/delivery/contract";
import { read } from "../client";

/** Begins with the key of all settings: what it says follows from them. */
export const deliveryKey = ["settings", "delivery"] as const;

/** What shoppers are told about delivery. */
export function useDelivery() {
  return useQuery({ queryKey: deliveryKey, queryFn: () => read<Delivery>("/api/delivery") });
}
