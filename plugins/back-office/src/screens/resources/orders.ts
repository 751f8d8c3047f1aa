import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { SinceVersion } from "@zakh/kit/contract";
import type { ChangeInput, ReceivedInput } from "@zakh/order-changes/contract";
import {
  type CorrectionInput,
  type Order,
  type OrderSort,
  type OrderStatus,
  type OrderStatusChange,
  type RefundAccountInput,
  type ReturnedInput,
  STATUS_WHEN,
  type StatusAnswer,
  type StatusInput,
} from "@zakh/orders/contract";
import { type Attempts, useAttempts } from "../attempts";
import { type Page, read, readPage, withoutEmpty, write } from "../client";
import { FRESH, POLL_INTERVAL_MS } from "../durations";
import { cashReceiptsKey } from "./cash-receipts";
import { pendingOrdersKey } from "./pending-orders";
import { useProductNames } from "./product-names";
import { returnsKey } from "./returns";
import { salesKey } from "./sales";
import { StatusChanged, withPresentOrder } from "./status-changed";
import { summaryKey } from "./summary";

/** Filters of the list. Dates are yyyy-MM-dd in Seoul, the end day included (ruling 13); "" means all. */
export interface OrderFilters {
  search: string;
  status: OrderStatus | "";
  /** Only unpaid orders whose payment deadline is past (ruling 49). */
  overdue: "true" | "";
  /** Only paid orders that are to be brought and are not sent yet (ruling 53). */
  toSend: "true" | "";
  /** Only paid orders that are sent and not delivered yet (ruling 63). */
  onTheWay: "true" | "";
  startDate: string;
  endDate: string;
  /** "" is newest first. */
  sort: OrderSort | "";
}

/** What the server filters by; no screen offers `toPack` as a filter. */
type ListFilters = OrderFilters & { toPack?: "true" };

export const NO_FILTERS: OrderFilters = {
  search: "",
  status: "",
  overdue: "",
  toSend: "",
  onTheWay: "",
  startDate: "",
  endDate: "",
  sort: "",
};

/** Unpaid orders, longest wait first. */
export const AWAITING_PAYMENT: OrderFilters = { ...NO_FILTERS, status: STATUS_WHEN.placed, sort: "oldest" };

const keys = {
  all: ["orders"],
  lists: ["orders", "list"],
  list: (filters: ListFilters, limit: number, offset: number) => ["orders", "list", filters, limit, offset],
  order: (id: number) => ["orders", "one", id],
  history: (id: number) => ["orders", "history", id],
  change: (id: number) => ["orders", "change", id],
} as const;

/** One page of orders, polled, so that new orders appear by themselves (spec §7). */
export function useOrders(filters: ListFilters, limit: number, offset: number) {
  const names = useProductNames();
  return useQuery({
    queryKey: keys.list(filters, limit, offset),
    queryFn: () => readPage<Order>("/api/orders", { ...withoutEmpty(filters), limit, offset }),
    select: names.orders,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_INTERVAL_MS.orders,
    refetchOnMount: true,
    staleTime: FRESH.orders,
  });
}

/** One order; shown at once when a loaded list contains it. */
export function useOrder(id: number | undefined) {
  const client = useQueryClient();
  const names = useProductNames();
  return useQuery({
    queryKey: keys.order(id ?? 0),
    queryFn: () => read<Order>(`/api/orders/${id}`),
    select: names.order,
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
  const names = useProductNames();
  return useQuery({
    queryKey: keys.history(id ?? 0),
    queryFn: () => read<OrderStatusChange[]>(`/api/orders/${id}/history`),
    select: names.history,
    enabled: id !== undefined,
    refetchInterval: POLL_INTERVAL_MS.orders,
    staleTime: FRESH.orders,
  });
}

/**
 * `from` is the status that the admin sees: an order that has another one is not changed, at once or after a wait for the network.
 * Rejects with `StatusChanged` then.
 */
export async function setStatus(id: number, status: OrderStatus, from: OrderStatus): Promise<StatusAnswer> {
  const input: StatusInput = { status, from };
  try {
    return await write("PATCH", `/api/orders/${id}/status`, input);
  } catch (error) {
    throw await withPresentOrder(id, error);
  }
}

/** `paymentDeadline` in ISO 8601; null for none. */
export function setPaymentDeadline(id: number, paymentDeadline: string | null): Promise<Order> {
  return write("PUT", `/api/admin/orders/${id}/payment-deadline`, { paymentDeadline });
}

export function remindOfPayment(id: number): Promise<Order> {
  return write("POST", `/api/admin/orders/${id}/reminder`);
}

/** `amount` in won, transferred or as credit; once, however often the same is pressed. */
export function returnMoney(id: number, returned: ReturnedInput, attempts: Attempts): Promise<Order> {
  return attempts.send({ id, ...returned }, (idempotencyKey) =>
    write("POST", `/api/admin/orders/${id}/returned`, returned, { idempotencyKey }),
  );
}

/** Asks the customer by mail for the account to which money goes back. */
export function askRefundAccount(id: number): Promise<Order> {
  return write("POST", `/api/admin/orders/${id}/refund-account-request`);
}

/**
 * Changes an order's status. The answer is put into every list with the order, then the lists are invalidated; also
 * after an error (spec §4). Rejects with `FetchError`.
 */
export function useChangeOrderStatus({ id, status: from }: Pick<Order, "id" | "status">) {
  return useChangeOrder(id, (status: OrderStatus) => setStatus(id, status, from));
}

/** Sets the payment deadline, in ISO 8601; null for none. Rejects with `FetchError`. */
export function useSetPaymentDeadline(id: number) {
  return useChangeOrder(id, (deadline: string | null) => setPaymentDeadline(id, deadline));
}

/** Reminds the customer of the payment. Rejects with `FetchError`. */
export function useRemindOfPayment(id: number) {
  return useChangeOrder(id, (_: undefined) => remindOfPayment(id));
}

/** Records a refund in won, transferred or as credit. Rejects with `FetchError`. */
export function useReturnMoney(id: number) {
  const attempts = useAttempts();
  return useChangeOrder(id, (returned: ReturnedInput) => returnMoney(id, returned, attempts));
}

/** Changes an order before it is packed; a higher total may only be offered. Rejects with `FetchError`. */
export function useChangeGoods(id: number) {
  return useChangeOrder(id, (input: SinceVersion<ChangeInput>) =>
    write<Order>("POST", `/api/admin/orders/${id}/changes`, input, { keeps: "once" }),
  );
}

/** Takes back the offer of a higher total. Rejects with `FetchError`. */
export function useWithdrawOffer(id: number) {
  return useChangeOrder(id, (_: undefined) => write<Order>("DELETE", `/api/admin/orders/${id}/offer`));
}

/** Enters that the difference to a higher total came in. Rejects with `FetchError`. */
export function useReceiveDifference(id: number) {
  return useChangeOrder(id, (input: ReceivedInput) =>
    write<Order>("POST", `/api/admin/orders/${id}/received`, input, { keeps: "once" }),
  );
}

/** Takes an amount off a delivered order, with a reason; once, however often the same is pressed. Rejects with `FetchError`. */
export function useCorrectOrder(id: number) {
  const attempts = useAttempts();
  return useChangeOrder(id, (input: CorrectionInput) =>
    attempts.send(input, (idempotencyKey) =>
      write<Order>("POST", `/api/admin/orders/${id}/corrections`, input, { idempotencyKey }),
    ),
  );
}

/** Asks the customer for the account to which money goes back. Rejects with `FetchError`. */
export function useAskRefundAccount(id: number) {
  return useChangeOrder(id, (_: undefined) => askRefundAccount(id));
}

/** Sets the account to which money goes back. Rejects with `FetchError`. */
export function useSetRefundAccount(id: number) {
  return useChangeOrder(id, (account: RefundAccountInput) =>
    write<Order>("PUT", `/api/admin/orders/${id}/refund-account`, account),
  );
}

/** A change of one order, whose answer is shown at once in every list that has the order. */
export function useChangeOrder<Change, Answer extends Order = Order>(
  id: number,
  mutationFn: (change: Change) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: keys.change(id),
    mutationFn,
    // The answer of a running poll would restore the old status.
    onMutate: () => client.cancelQueries({ queryKey: keys.lists }),
    onSuccess: (order) => {
      showChanged(client, [order]);
    },
    onError: (error) => {
      if (error instanceof StatusChanged) showChanged(client, [error.now]);
    },
    onSettled: () => {
      invalidateAfterChange(client, [keys.lists, keys.order(id), keys.history(id)]);
    },
  });
}

export interface RefusedChange {
  order: Pick<Order, "id">;
  error: unknown;
}

interface ManyChanges<Row extends Pick<Order, "id">> {
  orders: readonly Row[];
  change: (order: Row) => Promise<Order>;
}

/** Changes orders one after the other. A refused one does not stop the others; resolves to the refused ones. */
export function useChangeManyOrders<Row extends Pick<Order, "id"> = Order>() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ orders, change }: ManyChanges<Row>) => {
      const refused: RefusedChange[] = [];
      for (const order of orders) await change(order).catch((error: unknown) => refused.push({ order, error }));
      return refused;
    },
    onSettled: () => invalidateAfterChange(client),
  });
}

/** Asks again for what follows from a change of orders; for every order unless keys are named. */
export function invalidateAfterChange(client: QueryClient, changed: readonly QueryKey[] = [keys.all]) {
  for (const queryKey of [...changed, cashReceiptsKey, returnsKey, pendingOrdersKey, summaryKey, salesKey]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** Whether the order's status is being changed, by any control. */
export function useIsChangingStatus(id: number): boolean {
  return useIsMutating({ mutationKey: keys.change(id) }) > 0;
}

/** Shows changed orders at once in every list that has them. */
export function showChanged(client: QueryClient, orders: readonly Order[]) {
  for (const order of orders) {
    client.setQueriesData<Page<Order>>({ queryKey: keys.lists }, (page) => page && replaceOrder(page, order));
    client.setQueryData(keys.order(order.id), order);
  }
}

function replaceOrder(page: Page<Order>, changed: Order): Page<Order> {
  return { ...page, rows: page.rows.map((order) => (order.id === changed.id ? changed : order)) };
}
