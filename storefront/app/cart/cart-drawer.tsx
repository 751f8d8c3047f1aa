import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { closeCartDrawer, isCartDrawerOpen, subscribeToCartDrawer } from "./cart-drawer-state";

const CartDrawerSheet = lazy(() => import("./cart-drawer-sheet"));

/** The slide-in cart; fetched when it is first opened, closed by going to another page. */
export function CartDrawer() {
  const open = useSyncExternalStore(subscribeToCartDrawer, isCartDrawerOpen, () => false);
  const [wanted, setWanted] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) closeCartDrawer();
  }, [pathname]);
  // In an effect: set while rendering, React 18 would not notice that the store changes back.
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return wanted ? (
    <Suspense fallback={null}>
      <CartDrawerSheet open={open} onClose={closeCartDrawer} />
    </Suspense>
  ) : null;
}
