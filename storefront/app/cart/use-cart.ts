import { useQuery } from "@tanstack/react-query";
import { countPieces, lineTotal } from "@zakh/catalog/contract";
import { useEffect, useSyncExternalStore } from "react";
import { localStore } from "../lib/browser/browser-storage";
import { SAVED_CART_KEY } from "../lib/data/query-keys";
import { CART_SYNC_DELAY_MS, STALE } from "../lib/durations";
import { useSession } from "../session/session";
import type { CartLine } from "./cart-line";
import { CartStore } from "./cart-store";
import { lineFault } from "./line-fault";
import { CART_KEY } from "./storage-keys";

/** The one cart of this page. */
export const cart = new CartStore(localStore, async () => (await import("./cart-line")).parseCart);

const NOTHING: readonly CartLine[] = [];

/** Loaded for who is signed in. */
const syncing = () => import("./sync-cart");

export interface CartView {
  lines: readonly CartLine[];
  /** The lines that can be ordered; the others are shown, but do not count. */
  ordered: readonly CartLine[];
  /** What the badges count (ruling 5). */
  pieces: number;
  /** Whole won, without shipping. */
  subtotal: number;
  /** False until the stored cart and the session have been read; before that `lines` is empty in any case. */
  ready: boolean;
}

/** The cart of the signed-in user; visitors have none (spec §6). */
export function useCart(): CartView {
  const { user, offline } = useSession();
  const stored = useSyncExternalStore(cart.subscribe, cart.lines, () => NOTHING);
  const restored = useSyncExternalStore(cart.subscribe, cart.restored, () => false);
  const lines = user || offline ? stored : NOTHING;
  const ordered = lines.filter((line) => !lineFault(line));
  return {
    lines,
    ordered,
    pieces: countPieces(ordered.map((line) => line.quantity)),
    subtotal: ordered.reduce((sum, line) => sum + cartLineTotal(line), 0),
    ready: restored && (user !== undefined || offline),
  };
}

/** Whole won (ruling 1). */
export function cartLineTotal(line: CartLine): number {
  return lineTotal(line.price, line.quantity, line.priceDivisor);
}

/** Syncs the cart with the saved one of the server: at each visit of a page that shows it, at the return to the page, and when prices change. */
export function useSavedCart() {
  const { user } = useSession();
  return useQuery({
    queryKey: SAVED_CART_KEY,
    queryFn: async () => (await syncing()).syncCart(cart, localStore),
    enabled: Boolean(user),
    staleTime: STALE.never,
  });
}

/** Restores the cart, keeps it in sync with other tabs and devices. For the shell, once. */
export function useCartSync(): void {
  const userId = useSession().user?.id;
  const { refetch } = useSavedCart();
  useEffect(() => {
    cart.restore();
    const follow = (event: StorageEvent) => {
      if (event.key === CART_KEY || event.key === null) cart.restore();
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  useEffect(() => {
    if (userId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      const { isChanged } = await syncing();
      if (isChanged(cart, localStore)) await refetch({ cancelRefetch: false });
    };
    const unsubscribe = cart.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => send().catch(console.warn), CART_SYNC_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [userId, refetch]);
}

/** The text of a badge: none for an empty cart, `99+` above 99 (ruling 5). */
export function badgeText(pieces: number): string | undefined {
  if (pieces === 0) return undefined;
  return pieces > 99 ? "99+" : String(pieces);
}
