import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Product } from "@zakh/catalog/contract";
import { useCallback } from "react";
import { api } from "./api";
import { PRODUCTS_KEY } from "./query-keys";
import { STALE } from "../durations";

/** What a product's card shows, what adding it needs, and what its page opens with; a page carries no more than that of each product. */
export type CardProduct = Pick<
  Product,
  | "id"
  | "name"
  | "nameRu"
  | "nameEn"
  | "category"
  | "categoryRu"
  | "categoryEn"
  | "origin"
  | "originRu"
  | "originEn"
  | "price"
  | "imageUrl"
  | "imageUrls"
  | "minOrderQuantity"
  | "packSize"
  | "priceDivisor"
  | "available"
>;

export function cardProduct(product: Product): CardProduct {
  const { id, name, nameRu, nameEn, category, categoryRu, categoryEn, price, imageUrl, imageUrls } = product;
  const { origin, originRu, originEn, minOrderQuantity, packSize, priceDivisor, available } = product;
  const texts = { name, nameRu, nameEn, category, categoryRu, categoryEn, origin, originRu, originEn };
  return { id, ...texts, imageUrl, imageUrls, price, minOrderQuantity, packSize, priceDivisor, available };
}

/** Address of the first `limit` products, of all or of a category. */
export function firstProducts(limit: number, category: string | null): string {
  return `/api/products?${new URLSearchParams({ ...(category === null ? {} : { category }), limit: String(limit) })}`;
}

const ALL_PRODUCTS = queryOptions({
  queryKey: PRODUCTS_KEY,
  queryFn: () => api<Product[]>("/api/products"),
  staleTime: STALE.products,
});

/** All products; asked for only when a page wants more than it was rendered with (spec §7). `fresh` ones are read at every visit. */
export function useProducts({ enabled, fresh = false }: { enabled: boolean; fresh?: boolean }) {
  return useQuery({ ...ALL_PRODUCTS, enabled, refetchOnMount: fresh ? "always" : true });
}

/** Reads them at a press of a button, past what a page has shown. */
export function useReadProducts(): () => Promise<Product[]> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.fetchQuery(ALL_PRODUCTS), [queryClient]);
}

/** Asks for them because the visitor is about to want them. */
export function usePrefetchProducts(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.prefetchQuery(ALL_PRODUCTS), [queryClient]);
}
