import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProductOrderInput } from "@zakh/catalog/contract";
import { write } from "../client";
import { productsChanged } from "./products";

/** Puts products in an order, and says which lists show first. Rejects with `Refusal`. */
export function useOrderProducts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ProductOrderInput) => write<null>("PUT", "/api/admin/products/order", input),
    onSettled: () => productsChanged(client),
  });
}
