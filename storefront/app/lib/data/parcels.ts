import { useQuery } from "@tanstack/react-query";
import type { OrderParcels } from "@zakh/marketplace/contract";
import { STALE } from "../durations";
import { api } from "./api";
import { knowledgeOf, type OrderQuery } from "./orders";
import { orderParcelsKey } from "./query-keys";

/** How far the parts of stores in an order are, by what the order is found by; read again at every visit. */
export function useOrderParcels(asked: OrderQuery, enabled: boolean) {
  return useQuery({
    queryKey: orderParcelsKey(asked.id),
    queryFn: () => api<OrderParcels>(`/api/orders/${asked.id}/parcels${knowledgeOf(asked)}`),
    staleTime: STALE.never,
    refetchOnMount: "always",
    enabled,
  });
}
