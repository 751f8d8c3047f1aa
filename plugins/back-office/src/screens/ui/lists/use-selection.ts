import type { Order } from "@zakh/orders/contract";
import { useState } from "react";

/** The rows of a list, with an order's public id each, that are chosen for a change of many at once. */
export interface Selection<Row extends Pick<Order, "id"> = Order> {
  chosen: readonly Row[];
  has: (row: Pick<Order, "id">) => boolean;
  toggle: (row: Pick<Order, "id">) => void;
  /** Chooses every row, or none when all are chosen. */
  toggleAll: () => void;
  clear: () => void;
}

/** A row that leaves the list is not chosen any more. */
export function useSelection<Row extends Pick<Order, "id">>(rows: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = rows.filter(({ id }) => ids.has(id));
  return {
    chosen,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
    toggleAll: () => setIds(chosen.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
