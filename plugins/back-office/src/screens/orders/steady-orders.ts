import type { Order } from "@zakh/orders/contract";
import { useRef } from "react";
import type { OrderFilters } from "../resources/orders";

/**
 * The rows of a list with those left in their places that no longer belong there because their status was changed on the
 * screen: the next order would otherwise slide under the finger.
 */
export function steadyOrders(shown: readonly Order[], now: readonly Order[], status: OrderFilters["status"]): Order[] {
  const steady = [...now];
  for (const [place, order] of shown.entries()) {
    const left = status !== "" && order.status !== status && !now.some(({ id }) => id === order.id);
    if (left) steady.splice(place, 0, order);
  }
  return steady;
}

/** `rows` as they are to be shown; another `of` (filters, page) begins anew. */
export function useSteadyOrders(rows: Order[] | undefined, status: OrderFilters["status"], of: string) {
  const last = useRef<{ of: string; shown: readonly Order[] }>({ of, shown: [] });
  if (!rows) return undefined;
  const shown = steadyOrders(last.current.of === of ? last.current.shown : [], rows, status);
  last.current = { of, shown };
  return shown;
}
