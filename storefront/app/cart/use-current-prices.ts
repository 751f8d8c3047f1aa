import { PRODUCTS_MAX } from "@zakh/catalog/contract";
import { useEffect } from "react";
import { useProducts } from "../lib/products";
import { currentLines } from "./current-lines";
import { cart, useCart } from "./use-cart";

/**
 * Lines take the prices, rules and stock of today, so that the total here is the one that the server will ask for. The products are
 * read again at every visit: what was sold out a minute ago is not to be found out by the last button of checkout.
 */
export function useCurrentPrices(): void {
  const { lines } = useCart();
  const { data } = useProducts({ enabled: lines.length > 0, fresh: true });
  useEffect(() => {
    if (!data) return;
    const current = currentLines(cart.lines(), data, data.length < PRODUCTS_MAX);
    if (JSON.stringify(current) !== JSON.stringify(cart.lines())) cart.replace(current);
  }, [data]);
}
