import { keepPreviousData, useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Order, OrderSort, OrderStatus, OrderStatusChange } from "@zakh/orders/contract";
import { type Page, read, readPage, withoutEmpty, write } from "../client";
import { FRESH, POLL_INTERVAL_MS } from "../durations";
import { pendingOrdersKey } from "./pending-orders";
import { salesKey } from "./sales";
import { summaryKey } from "./summary";

/** Filters of the list. Dates are yyyy-MM-dd in Seoul, the end day included (ruling 13); "" means all. */
export interface OrderFilters {
  search: string;
  status: OrderStatus | "";
  startDate: string;
  endDate: string;
  /** "" is newest first. */
  sort: OrderSort | "";
}

export const NO_FILTERS: OrderFilters = { search: "", status: "", startDate: "", endDate: "", sort: "" };

/** Unpaid orders, longest wait first. */
export const AWAITING_PAYMENT: OrderFilters = { ...NO_FILTERS, status: "pending", sort: "oldest" };

const keys = {
  lists: ["orders", "list"],
  list: (filters: OrderFilters, limit: number, offset: number) => ["orders", "list", filters, limit, offset],
  order: (id: number) => ["orders", "one", id],
  history: (id: number) => ["orders", "history", id],
  change: (id: number) => ["orders", "change", id],
} as const;

/** One page of orders, polled, so that new orders appear by themselves (spec §7). */
export function useOrders(filters: OrderFilters, limit: number, offset: number) {
  return useQuery({
    queryKey: keys.list(filters, limit, offset),
    queryFn: () => readPage<Order>("/api/orders", { ...withoutEmpty(filters), limit, offset }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS.orders,
    refetchOnMount: true,
    staleTime: FRESH.orders,
  });
}

/** One order; shown at once when a loaded list contains it. */
export function useOrder(id: number | undefined) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keys.order(id ?? 0),
    queryFn: () => read<Order>(`/api/orders/${id}`),
    enabled: id !== undefined,
    placeholderData: () =>
      client
        .getQueriesData<Page<Order>>({ queryKey: keys.lists })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((order) => order.id === id),
    refetchInterval: POLL_INTERVAL_MS.orders,
    staleTime: FRESH.orders,
  });
}

/** The history of an order's status (ruling 10). */
export function useOrderHistory(id: number | undefined) {
  return useQuery({
    queryKey: keys.history(id ?? 0),
    queryFn: () => read<OrderStatusChange[]>(`/api/orders/${id}/history`),
    enabled: id !== undefined,
    refetchInterval: POLL_INTERVAL_MS.orders,
    staleTime: FRESH.orders,
  });
}

/**
 * Changes an order's status. The answer is put into every list with the order, then the lists are invalidated; also
 * after an error (spec §4). Rejects with `FetchError`.
 */
export function useChangeOrderStatus(id: number) {
  return useChangeOrder(id, (status: OrderStatus) => write<Order>("PATCH", `/api/orders/${id}/status`, { status }));
}

/** Records a refund in won. Rejects with `FetchError`. */
export function useReturnMoney(id: number) {
  return useChangeOrder(id, (amount: number) => write<Order>("POST", `/api/admin/orders/${id}/returned`, { amount }));
}

function useChangeOrder<Change>(id: number, mutationFn: (change: Change) => Promise<Order>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keys.change(id),
    mutationFn,
    // The answer of a running poll would restore the old status.
    onMutate: () => client.cancelQueries({ queryKey: keys.lists }),
    onSuccess: (order) => {
      client.setQueriesData<Page<Order>>({ queryKey: keys.lists }, (page) => page && replaceOrder(page, order));
      client.setQueryData(keys.order(id), order);
    },
    onSettled: () => {
      for (const queryKey of [keys.lists, keys.order(id), keys.history(id), pendingOrdersKey, summaryKey, salesKey]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Whether the order's status is being changed, by any control. */
export function useIsChangingStatus(id: number): boolean {
  return useIsMutating({ mutationKey: keys.change(id) }) > 0;
}

function replaceOrder(page: Page<Order>, changed: Order): Page<Order> {
  return { ...page, rows: page.rows.map((order) => (order.id === changed.id ? changed : order)) };
}
