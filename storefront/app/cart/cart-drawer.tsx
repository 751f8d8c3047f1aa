import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { lazySheet } from "../ui/lazy-sheet";
import { closeCartDrawer, isCartDrawerOpen, subscribeToCartDrawer } from "./cart-drawer-state";

const CartDrawerSheet = lazySheet(() => import("./cart-drawer-sheet"));

/** The slide-in cart; going to another page closes it. */
export function CartDrawer() {
  const open = useSyncExternalStore(subscribeToCartDrawer, isCartDrawerOpen, () => false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) closeCartDrawer();
  }, [pathname]);
  return <CartDrawerSheet open={open} onClose={closeCartDrawer} />;
}
