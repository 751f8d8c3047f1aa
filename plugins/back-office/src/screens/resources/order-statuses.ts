import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  ORDER_STATUS,
  type Order,
  type OrderStatus,
  type StatusesAnswer,
  type StatusesInput,
  type StatusResult,
} from "@zakh/orders/contract";
import { write } from "../client";
import type { Change } from "../offline-queue/queued-change";
import { inParts } from "./in-parts";
import { invalidateAfterChange, showChanged } from "./orders";

/** So few are set by one call that a slow server, too, answers before the call counts as silent. */
const ORDERS_AT_ONCE = 5;

/** So many are in one change that waits for the network: each is a line in the list of what waits. */
const WAITING_AT_ONCE = 25;

/** A status that is set, and the one before it: the one that the admin sees, or was told by the server. */
export interface StatusChange {
  order: Pick<Order, "id">;
  from: OrderStatus;
  to: OrderStatus;
}

/** What became of the orders that were to be set. */
export interface StatusesSet {
  results: StatusResult[];
  /** Those that were changed, with what the server says they were. */
  changed: StatusChange[];
  /** The answered orders as they are now. */
  orders: Order[];
  /** The orders that got no answer because a call failed, and its error; those after it were not sent. */
  failed?: { orders: Pick<Order, "id">[]; error: unknown };
}

interface Wanted {
  orders: readonly Pick<Order, "id" | "status">[];
  status: OrderStatus;
  /** Whether those that were never sent are delivered, too (ruling 63). */
  unsent: boolean;
  /** Called after each part. */
  onChanged: (changes: readonly StatusChange[]) => void;
}

/** Sets one status for many orders, each only while it has the status that is shown. Failed calls are part of what it resolves to. */
export function useSetStatuses() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orders, status, ...how }: Wanted) =>
      setStatuses(
        client,
        orders.map((order) => ({ order: { id: order.id }, from: order.status, to: status })),
        how,
      ),
  });
}

/** Sets orders back to what they were, as far as they still have the status that was set. Usable after the screen is left. */
export function undoStatuses(client: QueryClient, changes: readonly StatusChange[]): Promise<StatusesSet> {
  return setStatuses(
    client,
    changes.map(({ order, from, to }) => ({ order, from: to, to: from })),
    { unsent: true },
  );
}

/** Sends a few orders a call, one call after the other, until one fails. */
export async function setStatuses(
  client: QueryClient,
  wanted: readonly StatusChange[],
  { unsent = false, onChanged = () => {} }: Partial<Pick<Wanted, "unsent" | "onChanged">> = {},
): Promise<StatusesSet> {
  const done: StatusesSet = { results: [], changed: [], orders: [] };
  let left = wanted;
  const calls = (changes: readonly StatusChange[], size: number) =>
    callsOf(changes, size).map((input) => ({
      ...input,
      ...(unsent && ORDER_STATUS[input.status].delivered && { unsent }),
    }));
  for (let [input] = calls(left, ORDERS_AT_ONCE); input; [input] = calls(left, ORDERS_AT_ONCE)) {
    const { ids, status } = input;
    const after = left.filter(({ order }) => !ids.includes(order.id));
    try {
      const { keeps, method, path } = toChange(input);
      const following = calls(after, WAITING_AT_ONCE).map(toChange);
      const { results, orders } = await write<StatusesAnswer>(method, path, input, { keeps, following });
      const changed = results.flatMap(({ id, from }) => (from === null ? [] : [{ order: { id }, from, to: status }]));
      done.results.push(...results);
      done.changed.push(...changed);
      done.orders.push(...orders);
      showChanged(client, orders);
      onChanged(changed);
    } catch (error) {
      done.failed = { orders: left.map(({ order }) => order), error };
      break;
    }
    left = after;
  }
  invalidateAfterChange(client);
  return done;
}

/** The calls by which these are set: of one status, and of one that is shown, each. */
function callsOf(changes: readonly StatusChange[], size: number): Omit<StatusesInput, "unsent">[] {
  const alike = new Map<string, StatusChange[]>();
  for (const change of changes) {
    const kind = `${change.from} ${change.to}`;
    alike.set(kind, [...(alike.get(kind) ?? []), change]);
  }
  return [...alike.values()]
    .flatMap((all) => inParts(all, size))
    .flatMap((part) => {
      const [first] = part;
      return first ? [{ ids: part.map(({ order }) => order.id), status: first.to, from: first.from }] : [];
    });
}

/** It may arrive twice, as it sets nothing but orders that have the status which is shown. */
function toChange(body: Partial<StatusesInput>): Change {
  return { method: "POST", path: "/api/admin/orders/statuses", body, keeps: "repeatable" };
}
