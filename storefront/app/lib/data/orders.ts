import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Credit } from "@zakh/bookkeeping/contract";
import type { PlacedOrder, PlaceOrderInput, TotalChanged } from "@zakh/checkout/contract";
import type { AddressParts } from "@zakh/kit/contract";
import type { OfferAnswer } from "@zakh/order-changes/contract";
import { IDEMPOTENCY_HEADER, type Order, type RefundAccountInput } from "@zakh/orders/contract";
import { SECONDS, STALE } from "../durations";
import { ApiError, api } from "./api";
import { usePagedList } from "./paged-list";
import { MY_CREDIT_KEY, MY_LAST_ORDER_KEY, MY_ORDER_PAGES_KEY, MY_ORDERS_KEY, orderKey } from "./query-keys";

/** The signed-in user's orders page by page, newest first; read again at every visit of the page (spec §9). */
export function useMyOrders() {
  return usePagedList<Order>(MY_ORDER_PAGES_KEY, "/api/user/orders");
}

/** The signed-in user's last order; `null` before the first. */
export function useLastOrder() {
  return useQuery({
    queryKey: MY_LAST_ORDER_KEY,
    queryFn: async () => (await api<Order[]>("/api/user/orders?limit=1"))[0] ?? null,
    staleTime: STALE.never,
    refetchOnMount: "always",
  });
}

/** The signed-in user's credit; read again at every visit, because orders and the owner change it. */
export function useMyCredit() {
  return useQuery({
    queryKey: MY_CREDIT_KEY,
    queryFn: () => api<Credit>("/api/user/credit"),
    staleTime: STALE.never,
    refetchOnMount: "always",
  });
}

/** What an order is found by: its number and its email or the key of its link, or its owner's session (ruling 9). */
export interface OrderQuery {
  id: number;
  email: string;
  /** In the link of an order that the shop placed for a customer. */
  key?: string;
}

/** One order; read again once if the server could not answer (spec §7). */
export function useOrder(asked: OrderQuery | undefined) {
  return useQuery({
    queryKey: orderKey(asked?.id, asked?.key ?? asked?.email),
    queryFn: () => api<Order>(`/api/orders/${asked?.id}${knowledgeOf(asked)}`),
    enabled: asked !== undefined,
    staleTime: STALE.never,
    // Look-ups are rate-limited, so only those that may succeed the second time are repeated.
    retry: (failures, error) =>
      failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    refetchOnWindowFocus: false,
  });
}

/** The query that says what the asker knows of the order; empty for its owner. */
export function knowledgeOf({ email, key }: Partial<OrderQuery> = {}): string {
  if (key) return `?key=${encodeURIComponent(key)}`;
  return email ? `?email=${encodeURIComponent(email)}` : "";
}

/** Places an order. The same `key` never makes a second order, so it is sent again after a lost connection or process (ruling 7). */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, key }: { order: PlaceOrderInput; key: string }) =>
      api<PlacedOrder | undefined>("/api/orders", {
        method: "POST",
        body: order,
        headers: { [IDEMPOTENCY_HEADER]: key },
      }),
    retry: (failures, error) => failures < 1 && error instanceof ApiError && [0, 502, 503].includes(error.status),
    retryDelay: SECONDS(1),
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: MY_ORDERS_KEY });
      queryClient.invalidateQueries({ queryKey: MY_CREDIT_KEY });
    },
  });
}

/** Tells the account to which the money of the signed-in user's order goes back; while some is to be returned. */
export function useSetRefundAccount(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (account: RefundAccountInput) =>
      api<Order>(`/api/orders/${id}/refund-account`, { method: "PUT", body: account }),
    onSuccess: (order) => {
      queryClient.setQueryData(orderKey(id, ""), order);
      return queryClient.invalidateQueries({ queryKey: MY_ORDERS_KEY });
    },
  });
}

/**
 * Answers the offer of a higher total (ruling 50), by what the order is found by.
 */
export function useAnswerOffer(asked: OrderQuery) {
  return useChangeOfOrder(asked.id, (answer: OfferAnswer) =>
    api<Order>(`/api/orders/${asked.id}/offer${knowledgeOf(asked)}`, { method: "POST", body: answer }),
  );
}

/** Tells the shop that the transfer of an order was made, by what the order is found by. */
export function useReportTransfer(asked: OrderQuery) {
  const path = `/api/orders/${asked.id}/transferred${knowledgeOf(asked)}`;
  return useChangeOfOrder(asked.id, () => api<Order>(path, { method: "POST" }));
}

/** Cancels the signed-in user's own order (ruling 72). */
export function useCancelOrder(id: number) {
  return useChangeOfOrder(id, () => api<Order>(`/api/orders/${id}/cancel`, { method: "POST" }));
}

/** Corrects the address of the signed-in user's own order (ruling 72). */
export function useCorrectAddress(id: number) {
  return useChangeOfOrder(id, (address: AddressParts) =>
    api<Order>(`/api/orders/${id}/address`, { method: "PUT", body: { address } }),
  );
}

/** Changes an order, and reads it again wherever it is shown, also after a refusal: mostly it has changed meanwhile. */
function useChangeOfOrder<Input = void>(id: number, mutationFn: (input: Input) => Promise<Order>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKey(id, undefined).slice(0, 2) }),
        queryClient.invalidateQueries({ queryKey: MY_ORDERS_KEY }),
        queryClient.invalidateQueries({ queryKey: MY_CREDIT_KEY }),
      ]),
  });
}

/** The server's total if it differs from the one that was shown (ruling 2); `undefined` for other errors. */
export function totalChanged(error: unknown): TotalChanged | undefined {
  return error instanceof ApiError && error.code === "order_total_changed" ? (error.body as TotalChanged) : undefined;
}

/** The credit in won when there is less than the shopper wanted to use; `undefined` for other errors. */
export function creditLeft(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== "credit_changed") return undefined;
  return (error.body as { credit?: number }).credit;
}

/** Public id of the product that is no longer for sale; `undefined` for other errors. */
export function unavailableProduct(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== "product_unavailable") return undefined;
  return (error.body as { productId?: number }).productId;
}

/** Public id of a product with too little stock, and what is in stock; `undefined` for other errors. */
export function shortProduct(error: unknown): { productId: number; left: number } | undefined {
  if (!(error instanceof ApiError) || error.code !== "stock_short") return undefined;
  const { productId, left } = error.body as { productId?: number; left?: number };
  return productId === undefined || left === undefined ? undefined : { productId, left };
}
