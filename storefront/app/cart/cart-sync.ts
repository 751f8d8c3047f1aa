import type { Cart } from "@zakh/orders/contract";
import { api } from "../lib/api";
import { localStore } from "../lib/browser-storage";
import { CART_SYNC_PAUSE } from "../lib/durations";
import { KeptCart } from "./kept-cart";
import { cart } from "./use-cart";

const kept = new KeptCart(
  {
    read: () => api<Cart>("/api/cart"),
    keep: (items, merge) => api<Cart>(`/api/cart${merge ? "?merge=true" : ""}`, { method: "PUT", body: { items } }),
  },
  cart,
  localStore,
);

/** Keeps the signed-in person's cart on the server the same as here until the answer is called. Loaded after signing in. */
export function followCart(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (kept.changedHere()) timer = setTimeout(() => void kept.sync(), CART_SYNC_PAUSE);
  };
  const onReturn = () => {
    if (document.visibilityState === "visible") void kept.sync();
  };
  const unsubscribe = cart.subscribe(onChange);
  document.addEventListener("visibilitychange", onReturn);
  void cart.restore().then(() => kept.sync());
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", onReturn);
  };
}
