import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Order, OrderStatus, StatusesAnswer, StatusesInput } from "@zakh/orders/contract";
import { write } from "../client";
import { invalidateAfterChange, showChanged } from "./orders";

/** A status that was set, and the one before it. */
export interface StatusChange {
  order: Pick<Order, "id">;
  from: OrderStatus;
  to: OrderStatus;
}

/** `shown` is the status that all of them have on the screen: with it the change may wait for the network, and changes no others. */
type StatusesChange = StatusesInput & { shown: OrderStatus | undefined };

/** Sets one status for up to 100 orders; refused ones are named in the answer. Rejects with `FetchError`. */
export function useSetStatuses() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (change: StatusesChange) => setStatuses(client, change) });
}

/**
 * Sets orders back to what they were, as far as they still have the status that was set; resolves to all results. Usable after the
 * screen is left. Rejects with `FetchError`.
 */
export async function undoStatuses(
  client: QueryClient,
  changes: readonly StatusChange[],
): Promise<StatusesAnswer["results"]> {
  const results: StatusesAnswer["results"] = [];
  for (const status of new Set(changes.map(({ from }) => from))) {
    const group = changes.filter(({ from }) => from === status);
    const [{ to: from } = { to: status }] = group;
    const answer = await setStatuses(client, { ids: group.map(({ order }) => order.id), status, from, shown: from });
    results.push(...answer.results);
  }
  return results;
}

async function setStatuses(client: QueryClient, { shown, ...input }: StatusesChange): Promise<StatusesAnswer> {
  try {
    const answer = await write<StatusesAnswer>(
      "POST",
      "/api/admin/orders/statuses",
      { ...input, from: shown },
      {
        keeps: shown ? "repeatable" : "never",
      },
    );
    showChanged(client, answer.orders);
    return answer;
  } finally {
    invalidateAfterChange(client);
  }
}
