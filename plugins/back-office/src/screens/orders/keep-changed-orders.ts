import type { Order } from "@zakh/orders/contract";
import { useRef } from "react";
import type { OrderFilters } from "../resources/orders";

/**
 * The rows of a list, plus those that no longer match the filter because their status was changed: on this screen, or by anybody
 * where the list is of one status. Otherwise the next order would move under the finger.
 */
export function keepChangedOrders(
  shown: readonly Order[],
  now: readonly Order[],
  status: OrderFilters["status"],
  isChangedHere: (order: Order) => boolean = () => false,
): Order[] {
  const steady = [...now];
  for (const [place, order] of shown.entries()) {
    const left = isChangedHere(order) || (status !== "" && order.status !== status);
    if (left && !now.some(({ id }) => id === order.id)) steady.splice(place, 0, order);
  }
  return steady;
}

/** `rows` with kept rows; another `of` (filters, page) resets them. */
export function usePinnedRows(
  rows: Order[] | undefined,
  status: OrderFilters["status"],
  of: string,
  changeOf: (order: Order) => unknown,
) {
  const last = useRef<{ of: string; shown: readonly Order[] }>({ of, shown: [] });
  if (!rows) return undefined;
  const before = last.current.of === of ? last.current.shown : [];
  const shown = keepChangedOrders(before, rows, status, (order) => changeOf(order) !== undefined);
  last.current = { of, shown };
  return shown;
}
