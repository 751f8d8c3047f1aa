import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AdminStorePart } from "@zakh/marketplace/contract";
import { read, write } from "../client";

const partsKey = (orderId: number) => ["store-parts", orderId] as const;

/** The parts of stores in an order, by its public id. */
export function useStoreParts(orderId: number) {
  return useQuery({
    queryKey: partsKey(orderId),
    queryFn: () => read<AdminStorePart[]>(`/api/admin/orders/${orderId}/stores`),
  });
}

/** Writes a note to a store about an order. Rejects with `Refusal`. */
export function useNoteToStore(orderId: number, storeId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      write<AdminStorePart>("POST", `/api/admin/orders/${orderId}/stores/${storeId}/notes`, { text }),
    onSuccess: (noted) =>
      client.setQueryData<AdminStorePart[]>(partsKey(orderId), (parts) =>
        parts?.map((part) => (part.storeId === storeId ? noted : part)),
      ),
  });
}
