import type { Order } from "@zakh/orders/contract";
import { createContext, useContext, useState } from "react";
import type { StatusChange } from "../resources/order-statuses";

/** The statuses that were set in a list since it was opened. */
export interface RecentChanges {
  /** What an order was, and what it was set to; undefined when nobody has changed it here. */
  changeOf: (order: Pick<Order, "id">) => StatusChange | undefined;
  note: (changes: readonly StatusChange[]) => void;
  forget: (orders: readonly Pick<Order, "id">[]) => void;
}

const NOWHERE: RecentChanges = { changeOf: () => undefined, note: () => {}, forget: () => {} };

/** Outside a list nothing is remembered. */
export const ChangedHereContext = createContext<RecentChanges>(NOWHERE);

export function useChangedHere(): RecentChanges {
  return useContext(ChangedHereContext);
}

/** What is remembered of a list; another `of` (filters, page) is another list. */
export function useChangesOf(of: string): RecentChanges {
  const [listed, setListed] = useState(of);
  const [changes, setChanges] = useState<ReadonlyMap<number, StatusChange>>(new Map());
  if (listed !== of) {
    setListed(of);
    setChanges(new Map());
  }
  return {
    changeOf: ({ id }) => changes.get(id),
    note: (all) => setChanges((now) => new Map([...now, ...all.map((one) => [one.order.id, one] as const)])),
    forget: (orders) => setChanges((now) => new Map([...now].filter(([id]) => !orders.some((one) => one.id === id)))),
  };
}
