import { useQuery } from "@tanstack/react-query";
import type { Cart } from "@zakh/checkout/contract";
import { useEffect } from "react";
import { api } from "../lib/data/api";
import { CART_PRICES_KEY } from "../lib/data/query-keys";
import { currentLines } from "./current-lines";
import { cart, useCart } from "./use-cart";

/**
 * Updates the lines with current prices, rules and stock, so that the total is the one that the server calculates. They are read again at
 * every visit, so that a shopper does not learn of a sold-out product only when placing the order.
 */
export function useCurrentPrices(): void {
  const { lines } = useCart();
  const { data } = useQuery({
    queryKey: CART_PRICES_KEY,
    queryFn: () => api<Cart>("/api/cart"),
    enabled: lines.length > 0,
    refetchOnMount: "always",
  });
  useEffect(() => {
    if (!data) return;
    const current = currentLines(cart.lines(), data);
    if (JSON.stringify(current) !== JSON.stringify(cart.lines())) cart.replace(current);
  }, [data]);
}
