import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Product } from "@zakh/catalog/contract";
import type { Versioned } from "@zakh/kit/contract";
import { read, write } from "../client";
import { summaryKey } from "./summary";

/** Everything that is kept of products; whoever changes what they show makes them be asked for again. */
export const productsKey = ["products"] as const;

const keys = {
  list: [...productsKey, "list"],
  product: (id: number) => [...productsKey, "one", id],
} as const;

/** All products on sale. */
export function useProducts() {
  return useQuery({ queryKey: keys.list, queryFn: () => read<Product[]>("/api/products") });
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
      client.setQueryData<Product[]>(keys.list, (products) =>
        products?.map((product) => (product.id === saved.id ? saved : product)),
      );
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
      client.setQueryData<Product[]>(keys.list, (products) => products?.filter((product) => product.id !== id));
    },
    onSettled: () => productsChanged(client),
  });
}

/** The form that is open keeps what it began with: only lists and counters are asked for again. */
function productsChanged(client: QueryClient) {
  for (const queryKey of [keys.list, summaryKey, ["media"]]) void client.invalidateQueries({ queryKey });
}
