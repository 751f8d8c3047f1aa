import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OrderClaims } from "@zakh/claims/contract";
import { STALE } from "../durations";
import { api } from "./api";
import { knowledgeOf, type OrderQuery } from "./orders";
import { orderClaimsKey } from "./query-keys";

function pathOf(asked: OrderQuery): string {
  return `/api/orders/${asked.id}/claims${knowledgeOf(asked)}`;
}

/** What was said to be wrong with an order, by what the order is found by; read again at every visit. */
export function useOrderClaims(asked: OrderQuery, enabled: boolean) {
  return useQuery({
    queryKey: orderClaimsKey(asked.id),
    queryFn: () => api<OrderClaims>(pathOf(asked)),
    staleTime: STALE.never,
    refetchOnMount: "always",
    refetchOnWindowFocus: false,
    enabled,
  });
}

/** Says that something is wrong with an order. */
export function useMakeClaim(asked: OrderQuery) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FormData) => api<OrderClaims>(pathOf(asked), { method: "POST", body }),
    onSuccess: (claims) => queryClient.setQueryData(orderClaimsKey(asked.id), claims),
    onError: () => queryClient.invalidateQueries({ queryKey: orderClaimsKey(asked.id) }),
  });
}
