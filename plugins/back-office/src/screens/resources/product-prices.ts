import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  PRICES_MAX,
  type PricesAnswer,
  type PricesInput,
  type Product,
  type ProductChangeSet,
} from "@zakh/catalog/contract";
import { PAGE_MAX } from "@zakh/kit/contract";
import { readPage, withoutEmpty, write } from "../client";
import { useProductNames } from "./product-names";
import { type ProductQuery, productChangesKey, productsChanged, productsKey } from "./products";

/**
 * Every product that the filters find, for a change of many; `total` is more when there are too many for one. Read at every opening
 * and not cached: what is saved replaces what was shown.
 */
export function useFoundProducts(query: ProductQuery) {
  const names = useProductNames();
  return useQuery({
    queryKey: [...productsKey, "found", query],
    queryFn: async () => {
      const rows: Product[] = [];
      for (;;) {
        const page = { limit: PAGE_MAX, offset: rows.length };
        const read = await readPage<Product>("/api/admin/products", { ...withoutEmpty(query), ...page });
        rows.push(...read.rows);
        if (read.rows.length < PAGE_MAX || rows.length >= PRICES_MAX) {
          return { rows: rows.slice(0, PRICES_MAX), total: read.total };
        }
      }
    },
    select: names.products<Product>,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Sets the previewed prices, all of them or none. Rejects with `Refusal`. */
export function useChangePrices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: PricesInput) => write<PricesAnswer>("POST", "/api/admin/products/prices", input),
    onSettled: () => productsChanged(client),
  });
}

/** Sets back what a change of many prices has set. Rejects with `Refusal`. */
export function useUndoPrices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changeSet: number) => write<PricesAnswer>("POST", `/api/admin/product-changes/${changeSet}/undo`),
    onSettled: () => productsChanged(client),
  });
}

/** One page of who changed what, newest first: of one product, or of all. */
export function useProductChanges(product: number | undefined, limit: number, offset: number) {
  const names = useProductNames();
  return useQuery({
    queryKey: [...productChangesKey, product, limit, offset],
    queryFn: () => readPage<ProductChangeSet>("/api/admin/product-changes", { product, limit, offset }),
    select: names.changeSets,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
