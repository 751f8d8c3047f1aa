import { PRODUCTS_MAX } from "@zakh/catalog/contract";
import { useEffect } from "react";
import { useProducts } from "../lib/data/products";
import { currentLines } from "./current-lines";
import { cart, useCart } from "./use-cart";

/**
 * Updates the lines with current prices, rules and stock, so that the total is the one that the server calculates. The products are read
 * again at every visit, so that a shopper does not learn of a sold-out product only when placing the order.
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
