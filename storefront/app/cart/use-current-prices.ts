import { useEffect } from "react";
import { useProducts } from "../lib/products";
import { cart, useCart } from "./use-cart";

/** Lines take the prices and rules of today, so that the total here is the one that the server will ask for. */
export function useCurrentPrices(): void {
  const { lines } = useCart();
  const { data } = useProducts({ enabled: lines.length > 0 });
  useEffect(() => {
    if (data) cart.refresh(data);
  }, [data]);
}
