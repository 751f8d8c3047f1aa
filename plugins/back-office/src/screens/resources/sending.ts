import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ParcelResult, ReadParcels, SentInput, SentManyAnswer, SentManyInput } from "@zakh/fulfilment/contract";
import type { Order } from "@zakh/orders/contract";
import { write } from "../client";
import { fetchFile } from "./fetch-file";
import { inParts } from "./in-parts";
import { invalidateAfterChange, NO_FILTERS, type OrderFilters, useChangeOrder } from "./orders";

/** Paid orders whose goods are to be brought and are not sent yet, longest wait first. */
export const TO_SEND: OrderFilters = { ...NO_FILTERS, toSend: "true", sort: "oldest" };

/** These, and the orders that are picked up and not handed over yet, longest wait first. */
export const TO_PACK = { ...NO_FILTERS, toPack: "true", sort: "oldest" } as const;

/** Marks an order as sent, or gives it another tracking number. Rejects with `FetchError`. */
export function useSendOrder(id: number) {
  return useChangeOrder(id, (input: SentInput) => write<Order>("PUT", `/api/admin/orders/${id}/sent`, input));
}

/** Takes back that an order was sent. Rejects with `FetchError`. */
export function useTakeBackSending(id: number) {
  return useChangeOrder(id, (_: undefined) => write<Order>("DELETE", `/api/admin/orders/${id}/sent`));
}

/** Sets in how many boxes an order is packed. Rejects with `FetchError`. */
export function useSetBoxes(id: number) {
  return useChangeOrder(id, (boxes: number) => write<Order>("PUT", `/api/admin/orders/${id}/boxes`, { boxes }));
}

/** Downloads the file of a courier with these orders, or with all that are to be sent. Rejects with `Refusal`. */
export function useWaybillFile(orders: readonly Pick<Order, "id">[]) {
  const ids = orders.map(({ id }) => id).join(",");
  return useMutation({
    mutationFn: (courier: string) =>
      fetchFile("/api/admin/orders/waybills/export", { courier, ...(ids && { ids }) }, `waybills-${courier}.xlsx`),
  });
}

/** Reads orders and tracking numbers out of pasted lines, or of a courier's file. Rejects with `Refusal`. */
export function readParcelsOf(content: string | File): Promise<ReadParcels> {
  const path = "/api/admin/orders/sent/read";
  if (typeof content === "string") return write("POST", path, { text: content });
  const form = new FormData();
  form.append("file", content);
  return write("POST", path, form);
}

/** What would become of these parcels; nothing is marked. Rejects with `Refusal`. */
export function checkParcels(input: Omit<SentManyInput, "preview">): Promise<SentManyAnswer> {
  return write("POST", "/api/admin/orders/sent", { ...input, preview: true });
}

/** So many parcels are marked by one request, which a slow server does well within its time. */
const PARCELS_AT_ONCE = 20;

/** Marks these parcels as sent, each by itself; one for each order. Rejects with `Refusal`. */
export function useSendParcels() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ courier, parcels }: Omit<SentManyInput, "preview">) => {
      const results: ParcelResult[] = [];
      for (const part of inParts(parcels, PARCELS_AT_ONCE)) {
        const some = { courier, parcels: part, preview: false };
        results.push(...(await write<SentManyAnswer>("POST", "/api/admin/orders/sent", some)).results);
      }
      return results;
    },
    onSettled: () => invalidateAfterChange(client),
  });
}
