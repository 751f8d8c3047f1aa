import type { Order } from "@zakh/orders/contract";
import { useRef } from "react";
import type { OrderFilters } from "../resources/orders";

/**
 * The rows of a list, plus those that no longer match the filter because their status was changed on the screen.
 * Otherwise the next order would move under the finger.
 */
export function keepChangedOrders(
  shown: readonly Order[],
  now: readonly Order[],
  status: OrderFilters["status"],
): Order[] {
  const steady = [...now];
  for (const [place, order] of shown.entries()) {
    const left = status !== "" && order.status !== status && !now.some(({ id }) => id === order.id);
    if (left) steady.splice(place, 0, order);
  }
  return steady;
}

/** `rows` with kept rows; another `of` (filters, page) resets them. */
export function useKeptOrders(rows: Order[] | undefined, status: OrderFilters["status"], of: string) {
  const last = useRef<{ of: string; shown: readonly Order[] }>({ of, shown: [] });
  if (!rows) return undefined;
  const shown = keepChangedOrders(last.current.of === of ? last.current.shown : [], rows, status);
  last.current = { of, shown };
  return shown;
}
