import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Product, ProductSort } from "@zakh/catalog/contract";
import type { Versioned } from "@zakh/kit/contract";
import { type Page, read, readPage, withoutEmpty, write } from "../client";
import { summaryKey } from "./summary";

/** Everything that is kept of products; whoever changes what they show makes them be asked for again. */
export const productsKey = ["products"] as const;

/** What a list of products is narrowed to, and its order; "" means any, and the newest first. */
export interface ProductQuery {
  /** Part of a name in any language. */
  search?: string;
  /** Name of a category. */
  category?: string;
  /** Names of categories, with commas between: products of none of them. */
  otherThan?: string;
  /** Public ids, with commas between. */
  ids?: string;
  sort?: ProductSort | "";
}

const keys = {
  lists: [...productsKey, "list"],
  list: (query: ProductQuery, limit: number, offset: number) => [...productsKey, "list", query, limit, offset],
  product: (id: number) => [...productsKey, "one", id],
} as const;

interface ListOptions {
  enabled?: boolean;
}

/** One page of the products on sale. */
export function useProducts(query: ProductQuery, limit: number, offset: number, { enabled = true }: ListOptions = {}) {
  return useQuery({
    queryKey: keys.list(query, limit, offset),
    queryFn: () => readPage<Product>("/api/admin/products", { ...withoutEmpty(query), limit, offset }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/**
 * One product as it is now, for a form to begin with: asked for anew at every opening and never while it is open, so that
 * nothing overwrites what is being typed.
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
  /** Public id of the product to change; a new one is made without it. */
  id?: number;
  /** As `productForm` puts it together. */
  form: FormData;
}

/** Makes or changes a product; the list, the dashboard's counters and the library's "where used" follow. Rejects with `Refusal`. */
export function useSaveProduct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, form }: SaveProduct) =>
      id === undefined
        ? write<Versioned<Product>>("POST", "/api/products", form)
        : write<Versioned<Product>>("PUT", `/api/products/${id}`, form),
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

/** Takes a product off the shop (ruling 23). Rejects with `Refusal`. */
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

/** Changes every page that is shown or kept, until the server's answer takes its place. */
function changeRows(client: QueryClient, change: (page: Page<Product>) => Page<Product>) {
  client.setQueriesData<Page<Product>>({ queryKey: keys.lists }, (page) => page && change(page));
}

/** The form that is open keeps what it began with: only lists and counters are asked for again. */
function productsChanged(client: QueryClient) {
  for (const queryKey of [keys.lists, summaryKey, ["media"]]) void client.invalidateQueries({ queryKey });
}
