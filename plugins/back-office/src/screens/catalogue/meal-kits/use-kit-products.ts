import type { Product } from "@zakh/catalog/contract";
import { MOST_COMPONENTS } from "@zakh/meal-kits/contract";
import { useState } from "react";
import { useProducts } from "../../resources/products";

/**
 * The current products of a kit's components, and a function to add one that was just picked. Products that are no
 * longer on sale are not included.
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
