import { useQuery } from "@tanstack/react-query";
import type { Product } from "@zakh/catalog/contract";
import type { SinceVersion, Versioned } from "@zakh/kit/contract";
import type { OwnStore } from "@zakh/marketplace/contract";
import { STALE } from "../durations";
import { api } from "./api";
import { MY_STORES_KEY, storeProductsKey } from "./query-keys";

/** The signed-in user's first store, or `null` (spec §2). */
export function useOwnStore(enabled: boolean) {
  return useQuery({
    queryKey: MY_STORES_KEY,
    queryFn: () => api<Versioned<OwnStore>[]>("/api/stores/my-stores"),
    select: (stores) => stores[0] ?? null,
    staleTime: STALE.never,
    enabled,
  });
}

/** All products of the own store in its order, also those that are not public yet. */
export function useStoreProducts(storeId: number) {
  return useQuery({
    queryKey: storeProductsKey(storeId),
    queryFn: () => api<SinceVersion<Product>[]>(`/api/stores/${storeId}/products`),
    staleTime: STALE.never,
  });
}
