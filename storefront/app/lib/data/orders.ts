import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  IDEMPOTENCY_HEADER,
  type Order,
  type PlacedOrder,
  type PlaceOrderInput,
  type TotalChanged,
} from "@zakh/orders/contract";
import { ApiError, api } from "./api";
import { SECONDS, STALE } from "../durations";
import { usePagedList } from "./paged-list";

const MY_ORDERS = ["user", "orders"] as const;

/** The signed-in user's orders page by page, newest first; read again at every visit of the page (spec §9). */
export function useMyOrders() {
  return usePagedList<Order>([...MY_ORDERS, "pages"], "/api/user/orders");
}

/** The signed-in user's last order; `null` before the first. */
export function useLastOrder() {
  return useQuery({
    queryKey: [...MY_ORDERS, "last"],
    queryFn: async () => (await api<Order[]>("/api/user/orders?limit=1"))[0] ?? null,
    staleTime: STALE.never,
    refetchOnMount: "always",
  });
}

/** An order that is looked up: by its number and the email it was placed with, or by its owner's session (ruling 9). */
export interface OrderAsked {
  id: number;
  email: string;
}

/** One order; read when it is asked for, and once more when the server could not answer (spec §7). */
export function useOrder(asked: OrderAsked | undefined) {
  return useQuery({
    queryKey: ["order", asked?.id, asked?.email],
    queryFn: () =>
      api<Order>(`/api/orders/${asked?.id}${asked?.email ? `?email=${encodeURIComponent(asked.email)}` : ""}`),
    enabled: asked !== undefined,
    staleTime: STALE.never,
    // Look-ups are counted: only what may succeed the second time is repeated.
    retry: (failures, error) =>
      failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    refetchOnWindowFocus: false,
  });
}

/** Places an order; the same `key` never makes a second one, so a lost connection is tried once more (ruling 7). */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, key }: { order: PlaceOrderInput; key: string }) =>
      api<PlacedOrder | undefined>("/api/orders", {
        method: "POST",
        body: order,
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.status === 0,
    retryDelay: SECONDS(1),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: MY_ORDERS }),
  });
}

/** What the server says when its total is another than the one that was shown (ruling 2); `undefined` for other errors. */
export function totalChanged(error: unknown): TotalChanged | undefined {
  return error instanceof ApiError && error.code === "order_total_changed" ? (error.body as TotalChanged) : undefined;
}

/** Public id of the product that is not for sale any more; `undefined` for other errors. */
export function unavailableProduct(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== "product_unavailable") return undefined;
  return (error.body as { productId?: number }).productId;
}

/** Public id of a product of which less is left than was ordered, and how many kg are; `undefined` for other errors. */
export function shortProduct(error: unknown): { productId: number; left: number } | undefined {
  if (!(error instanceof ApiError) || error.code !== "stock_short") return undefined;
  const { productId, left } = error.body as { productId?: number; left?: number };
  return productId === undefined || left === undefined ? undefined : { productId, left };
}
