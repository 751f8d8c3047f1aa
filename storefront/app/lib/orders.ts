import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  IDEMPOTENCY_HEADER,
  type Order,
  type PlacedOrder,
  type PlaceOrderInput,
  type TotalChanged,
} from "@zakh/orders/contract";
import { ApiError, api } from "./api";
import { STALE } from "./durations";

const MY_ORDERS = ["user", "orders"] as const;

/** The signed-in user's orders, newest first; read again at every visit of the page (spec §9). */
export function useMyOrders(enabled: boolean) {
  return useQuery({
    queryKey: MY_ORDERS,
    queryFn: () => api<Order[]>("/api/user/orders"),
    select: (orders) => [...orders].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id),
    staleTime: STALE.never,
    refetchOnMount: "always",
    enabled,
  });
}

/** Places an order; the same `key` never makes a second one (ruling 7). */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, key }: { order: PlaceOrderInput; key: string }) =>
      api<PlacedOrder | undefined>("/api/orders", {
        method: "POST",
        body: order,
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: MY_ORDERS }),
  });
}

/** What the server says when its total is another than the one that was shown (ruling 2); `undefined` for other errors. */
export function totalChanged(error: unknown): TotalChanged | undefined {
  return error instanceof ApiError && error.code === "order_total_changed" ? (error.body as TotalChanged) : undefined;
}
