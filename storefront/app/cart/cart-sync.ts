import type { Cart } from "@zakh/checkout/contract";
import { localStore } from "../lib/browser/browser-storage";
import { api } from "../lib/data/api";
import { CART_SYNC_DELAY_MS } from "../lib/durations";
import { SavedCart } from "./saved-cart";
import { cart } from "./use-cart";

const savedCart = new SavedCart(
  {
    read: () => api<Cart>("/api/cart"),
    save: (items, merge) => api<Cart>(`/api/cart${merge ? "?merge=true" : ""}`, { method: "PUT", body: { items } }),
  },
  cart,
  localStore,
);

/** Keeps the signed-in person's saved cart in sync, and returns a function that stops it. Loaded after signing in. */
export function startCartSync(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (savedCart.changedHere()) timer = setTimeout(() => void savedCart.sync(), CART_SYNC_DELAY_MS);
  };
  const onReturn = () => {
    if (document.visibilityState === "visible") void savedCart.sync();
  };
  const unsubscribe = cart.subscribe(onChange);
  document.addEventListener("visibilitychange", onReturn);
  void cart.restore().then(() => savedCart.sync());
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", onReturn);
  };
}
