import type { Product } from "@zakh/catalog/contract";
import { MOST_COMPONENTS } from "@zakh/meal-kits/contract";
import { useState } from "react";
import { useProducts } from "../resources/products";

/**
 * The products of a kit's components as they are now, and a way to tell of one that was just picked. What is not on sale any
 * more is not among them.
 */
export function useKitProducts(componentIds: readonly number[]) {
  const [picked, setPicked] = useState<readonly Product[]>([]);
  const unknown = [...new Set(componentIds)].filter((id) => !picked.some((product) => product.id === id));
  const ids = unknown.sort((a, b) => a - b).join(",");
  const { data } = useProducts({ ids, sort: "oldest" }, MOST_COMPONENTS, 0, { enabled: ids !== "" });
  return {
    products: [...picked, ...(data?.rows ?? [])],
    pick: (product: Product) => setPicked((now) => [...now, product]),
  };
}
