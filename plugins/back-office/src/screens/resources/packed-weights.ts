import type { PackedInput } from "@zakh/fulfilment/contract";
import type { Order } from "@zakh/orders/contract";
import { write, writeOnLeave } from "../client";
import { presentOf } from "../present";
import { useChangeOrder } from "./orders";

/** Of the call that records what was packed of an order. */
export function packedPath(id: number): string {
  return `/api/admin/orders/${id}/packed`;
}

/** Records what was packed of each line; null where nobody has weighed it. Rejects with `FetchError`. */
export function useWeighOrder(id: number) {
  return useChangeOrder(id, (packed: PackedInput) => write<Order>("PUT", packedPath(id), packed));
}

/** Records weights as the page is left: nobody reads the answer. */
export function weighOnLeave(id: number, packed: PackedInput): void {
  writeOnLeave("PUT", packedPath(id), packed);
}

/** The weight of a line that somebody else has weighed meanwhile. */
export function presentWeight(error: unknown): PackedInput["lines"][number] | undefined {
  return presentOf<PackedInput["lines"][number]>(error);
}
