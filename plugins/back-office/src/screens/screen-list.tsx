import { ChartBar, ShoppingCart } from "@medusajs/icons";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { TextKey } from "./i18n/catalogues";
import { usePendingOrders } from "./resources/pending-orders";

/** A page of the back office. */
export interface Screen {
  /** Path below the host's base; "" is the first page. */
  path: string;
  title: TextKey;
  description: TextKey;
  Icon: ComponentType<{ className?: string }>;
  Page: LazyExoticComponent<ComponentType>;
  /** A number beside its name in the menu; 0 shows none. */
  useBadge?: () => number;
}

/** Every page that exists, in the order of the menu. A new page is one line here (docs/back-office.md). */
export const SCREENS: readonly Screen[] = [
  {
    path: "",
    title: "dashboard.title",
    description: "dashboard.description",
    Icon: ChartBar,
    Page: lazy(() => import("./dashboard/dashboard-screen")),
  },
  {
    path: "orders",
    title: "orders.title",
    description: "orders.description",
    Icon: ShoppingCart,
    Page: lazy(() => import("./orders/orders-screen")),
    useBadge: usePendingOrders,
  },
];

export function findScreen(path: string): Screen | undefined {
  return SCREENS.find((screen) => screen.path === path.replace(/^\/+|\/+$/g, ""));
}
