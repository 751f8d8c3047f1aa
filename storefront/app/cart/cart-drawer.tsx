import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { closeCartDrawer, isCartDrawerOpen, subscribeToCartDrawer } from "./cart-drawer-state";

const CartDrawerSheet = lazy(() => import("./cart-drawer-sheet"));

/** The slide-in cart; its code is loaded when it is first opened, and going to another page closes it. */
export function CartDrawer() {
  const open = useSyncExternalStore(subscribeToCartDrawer, isCartDrawerOpen, () => false);
  const [wanted, setWanted] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) closeCartDrawer();
  }, [pathname]);
  // In an effect, because React 18 would miss a change of the store during rendering.
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return wanted ? (
    <Suspense fallback={null}>
      <CartDrawerSheet open={open} onClose={closeCartDrawer} />
    </Suspense>
  ) : null;
}
