import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Product } from "@zakh/catalog/contract";
import type { Versioned } from "@zakh/kit/contract";
import type { OwnStore, StoreInput, StoreOrder, WorkedStoreOrder } from "@zakh/marketplace/contract";
import { useState } from "react";
import { ApiError, api, apiWithHeaders } from "../lib/data/api";
import { usePagedList } from "../lib/data/paged-list";
import {
  MY_STORES_KEY,
  PRODUCTS_KEY,
  storeOrderKey,
  storeOrderPagesKey,
  storeProductsKey,
  storeToDoKey,
} from "../lib/data/query-keys";
import { upload } from "../lib/data/upload";
import { STALE } from "../lib/durations";

/** The login guard of the store owners' pages. */
export const STORE_GUARD = { notice: "ownStore.loginText", tab: "login" } as const;

/**
 * A store's status: `waiting` to be verified, `refused` instead, `open` to the public, `closed` by its owner, `suspended` by an admin.
 */
export type Standing = "waiting" | "refused" | "open" | "closed" | "suspended";

export function standingOf(store: OwnStore): Standing {
  if (store.suspension) return store.isVerified ? "suspended" : "refused";
  if (!store.isVerified) return "waiting";
  return store.isActive ? "open" : "closed";
}

/** Orders with products of the own store page by page, newest first. */
export function useStoreOrders(storeId: number) {
  return usePagedList<StoreOrder>(storeOrderPagesKey(storeId), `/api/stores/${storeId}/orders`);
}

/** What the own store is still to hand over, the oldest first, and how many orders that are: the first hundred are read. */
export function useStoreToDo(storeId: number) {
  return useQuery({
    queryKey: storeToDoKey(storeId),
    queryFn: async () => {
      const { body, headers } = await apiWithHeaders<StoreOrder[]>(`/api/stores/${storeId}/orders?toDo=true`);
      return { orders: body, total: Number(headers.get("X-Total-Count") ?? body.length) };
    },
    staleTime: STALE.never,
    refetchOnMount: "always",
  });
}

/** One such order; `null` if it has no products of this store. */
export function useStoreOrder(storeId: number, id: string) {
  return useQuery({
    queryKey: storeOrderKey(storeId, id),
    queryFn: async () => {
      try {
        return await api<WorkedStoreOrder>(`/api/stores/${storeId}/orders/${encodeURIComponent(id)}`);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: STALE.never,
  });
}

export function useRegisterStore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StoreInput) => api<Versioned<OwnStore>>("/api/stores", { method: "POST", body }),
    onSuccess: (store) => queryClient.setQueryData(MY_STORES_KEY, [store]),
  });
}

/** Saves the store's fields, with a new logo and cover as files. */
export function useSaveStore(storeId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FormData) => api<Versioned<OwnStore>>(`/api/stores/${storeId}`, { method: "PUT", body }),
    onSuccess: (store) => queryClient.setQueryData(MY_STORES_KEY, [store]),
  });
}

/** Sends the store again after it was refused. */
export function useSendStoreAgain(storeId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api<Versioned<OwnStore>>(`/api/stores/${storeId}/application`, { method: "POST" }),
    onSuccess: (store) => queryClient.setQueryData(MY_STORES_KEY, [store]),
  });
}

/** Puts own products in this order, among the places that they have. */
export function useOrderProducts(storeId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => api<null>(`/api/stores/${storeId}/products/order`, { method: "PUT", body: { ids } }),
    onSettled: () => refreshProducts(queryClient, storeId),
  });
}

/** Adds a product, or changes the one that `productId` names; `share` is the sent share of the form, from 0 to 1. */
export function useSaveProduct(storeId: number, productId?: number) {
  const queryClient = useQueryClient();
  const [share, setShare] = useState(0);
  const saving = useMutation({
    mutationFn: (body: FormData) =>
      productId === undefined
        ? upload<Versioned<Product>>(`/api/stores/${storeId}/products`, { method: "POST", body, onProgress: setShare })
        : upload<Versioned<Product>>(`/api/stores/${storeId}/products/${productId}`, {
            method: "PUT",
            body,
            onProgress: setShare,
          }),
    onSettled: () => {
      setShare(0);
      return refreshProducts(queryClient, storeId);
    },
  });
  return { ...saving, share };
}

export function useDeleteProduct(storeId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (productId: number) => api<void>(`/api/stores/${storeId}/products/${productId}`, { method: "DELETE" }),
    onSettled: () => refreshProducts(queryClient, storeId),
  });
}

/** Invalidates the store's list of products and the shop's, also after a refusal: then the list shows what is there no more. */
function refreshProducts(queryClient: ReturnType<typeof useQueryClient>, storeId: number) {
  queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY });
  return queryClient.invalidateQueries({ queryKey: storeProductsKey(storeId) });
}
