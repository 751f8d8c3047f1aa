import { MAX_ORDER_LINES } from "@zakh/orders/contract";
import { useState } from "react";
import { useProducts } from "../../resources/products";
import type { ChosenLine } from "./order-lines";

/** The chosen lines, with their products as they are now: a price may change while the customer is on the phone. */
export function useCurrentLines() {
  const [chosen, setLines] = useState<readonly ChosenLine[]>([]);
  const ids = chosen
    .map(({ product }) => product.id)
    .sort((a, b) => a - b)
    .join(",");
  const { data } = useProducts({ ids, sort: "oldest" }, MAX_ORDER_LINES, 0, { enabled: ids !== "" });
  const lines = chosen.map(({ product, quantity }) => {
    return { product: data?.rows.find(({ id }) => id === product.id) ?? product, quantity };
  });
  return { lines, setLines };
}
