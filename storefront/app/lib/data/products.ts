import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Product } from "@zakh/catalog/contract";
import { useCallback } from "react";
import { STALE } from "../durations";
import { api } from "./api";
import { pick } from "./pick";
import { PRODUCTS_KEY } from "./query-keys";

const CARD_FIELDS = [
  "id",
  "name",
  "nameRu",
  "nameEn",
  "category",
  "categoryRu",
  "categoryEn",
  "origin",
  "originRu",
  "originEn",
  "imageUrl",
  "imageUrls",
  "price",
  "minOrderQuantity",
  "packSize",
  "priceDivisor",
  "available",
] as const satisfies (keyof Product)[];

/** The shape of a product in the browser: what its card, its way to the cart and the start of its page need. */
export type CardProduct = Pick<Product, (typeof CARD_FIELDS)[number]>;

export function cardProduct(product: Product): CardProduct {
  return pick(product, CARD_FIELDS);
}

/** Path of the first `limit` products, of all or of a category. */
export function firstProducts(limit: number, category: string | null): string {
  return `/api/products?${new URLSearchParams({ ...(category === null ? {} : { category }), limit: String(limit) })}`;
}

const ALL_PRODUCTS = queryOptions({
  queryKey: PRODUCTS_KEY,
  queryFn: () => api<Product[]>("/api/products"),
  staleTime: STALE.products,
});

/** All products; read only if a page needs more than it was rendered with (spec §7). With `fresh` they are read at every visit. */
export function useProducts({ enabled, fresh = false }: { enabled: boolean; fresh?: boolean }) {
  return useQuery({ ...ALL_PRODUCTS, enabled, refetchOnMount: fresh ? "always" : true });
}

/** Reads all products when a button is pressed. */
export function useReadProducts(): () => Promise<Product[]> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.fetchQuery(ALL_PRODUCTS), [queryClient]);
}

/** Reads all products before they are needed. */
export function usePrefetchProducts(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.prefetchQuery(ALL_PRODUCTS), [queryClient]);
}
