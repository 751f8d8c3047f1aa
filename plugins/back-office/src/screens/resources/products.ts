import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MissingFact, Product, ProductSort, ShownProducts } from "@zakh/catalog/contract";
import type { Versioned } from "@zakh/kit/contract";
import { type Page, read, readPage, withoutEmpty, write } from "../client";
import { POLL_INTERVAL_MS } from "../durations";
import { type Count, countOf } from "./count";
import { useProductNames } from "./product-names";
import { summaryKey } from "./summary";

/** Prefix of all product queries; changes of anything that they show invalidate it. */
export const productsKey = ["products"] as const;

/** Filters and sort order of a product list; "" means all, and newest first. */
export interface ProductQuery {
  /** Part of a name in any language. */
  search?: string;
  /** Name of a category. */
  category?: string;
  /** Comma-separated names of categories: products in none of them. */
  otherThan?: string;
  /** Comma-separated public ids. */
  ids?: string;
  /** Only the shop's own products that are running out. */
  low?: "true" | "";
  /** Only the shop's own products that miss this fact, or any. */
  missing?: MissingFact | "any" | "";
  /** Those on sale by default: what can be put into an order or a meal kit. */
  shown?: ShownProducts;
  sort?: ProductSort | "";
}

/** Prefix of the queries of what was changed. */
export const productChangesKey = ["product-changes"] as const;

const keys = {
  lists: [...productsKey, "list"],
  list: (query: ProductQuery, limit: number, offset: number) => [...productsKey, "list", query, limit, offset],
  count: (query: ProductQuery) => [...productsKey, "count", query],
  product: (id: number) => [...productsKey, "one", id],
} as const;

interface ListOptions {
  enabled?: boolean;
}

/** The number of such products; undefined while it is not known. */
export function useProductCount(filters: Pick<ProductQuery, "low" | "missing">): Count {
  const query = useQuery({
    queryKey: keys.count(filters),
    queryFn: async () => (await readPage<Product>("/api/admin/products", { ...filters, limit: 1 })).total,
    refetchInterval: POLL_INTERVAL_MS.health,
  });
  return countOf(query, (total) => total);
}

/** One page of the products, named in the language of the screens. */
export function useProducts(query: ProductQuery, limit: number, offset: number, { enabled = true }: ListOptions = {}) {
  const names = useProductNames();
  return useQuery({
    queryKey: keys.list(query, limit, offset),
    queryFn: () => readPage<Versioned<Product>>("/api/admin/products", { ...withoutEmpty(query), limit, offset }),
    select: names.products<Versioned<Product>>,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/**
 * One product as the start of a form: fetched at every opening and never while it is open, so that typed text is not
 * overwritten.
 */
export function useProduct(id: number | undefined) {
  return useQuery({
    queryKey: keys.product(id ?? 0),
    queryFn: () => read<Versioned<Product>>(`/api/products/${id}`),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

interface SaveProduct {
  /** Public id of the product to update; undefined creates a new one. */
  id?: number;
  /** Built by `productForm`. */
  form: FormData;
  /** Gets the sent share from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Creates or updates a product; the list, the dashboard's counters and the library's uses are invalidated. Rejects with
 * `Refusal`.
 */
export function useSaveProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, form, onProgress }: SaveProduct) =>
      id === undefined
        ? write<Versioned<Product>>("POST", "/api/products", form, { onProgress, keeps: "once" })
        : write<Versioned<Product>>("PUT", `/api/products/${id}`, form, { onProgress }),
    onSuccess: (saved) => {
      client.setQueryData(keys.product(saved.id), saved);
      changeRows(client, (page) => ({
        ...page,
        rows: page.rows.map((product) => (product.id === saved.id ? saved : product)),
      }));
    },
    onSettled: () => productsChanged(client),
  });
}

/** Removes a product from the shop (ruling 23). Rejects with `Refusal`. */
export function useDeleteProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => write<null>("DELETE", `/api/products/${id}`),
    onSuccess: (_answer, id) => {
      changeRows(client, (page) => {
        const rows = page.rows.filter((product) => product.id !== id);
        return { rows, total: page.total - (page.rows.length - rows.length) };
      });
    },
    onSettled: () => productsChanged(client),
  });
}

/** Updates every cached page until the server's answer replaces it. */
function changeRows(client: QueryClient, change: (page: Page<Versioned<Product>>) => Page<Versioned<Product>>) {
  client.setQueriesData<Page<Versioned<Product>>>({ queryKey: keys.lists }, (page) => page && change(page));
}

/** Invalidates lists, history and counters only: the open form keeps its initial values. */
export function productsChanged(client: QueryClient) {
  for (const queryKey of [keys.lists, [...productsKey, "count"], productChangesKey, summaryKey, ["media"]])
    void client.invalidateQueries({ queryKey });
}
