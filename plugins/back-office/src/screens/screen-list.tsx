import {
  ArrowUturnLeft,
  BarsThree,
  BottomToTop,
  BuildingStorefront,
  Calendar,
  Cash,
  ChartBar,
  ComputerDesktop,
  CreditCard,
  ExclamationCircle,
  FolderOpen,
  ListCheckbox,
  MapPin,
  Photo,
  Receipt,
  ShoppingBag,
  ShoppingCart,
  Sparkles,
  Tag,
  TruckFast,
  Users,
  Wrench,
} from "@medusajs/icons";
import type { ComponentType } from "react";
import type { TextKey } from "./i18n/catalogues";
import { type LazyPage, lazyPage } from "./lazy-page";
import type { Count } from "./resources/count";
import { usePendingOrders } from "./resources/pending-orders";
import { useFailedJobCount } from "./resources/shop-health";
import { useWaitingLineCount } from "./resources/statements";
import { useWaitingStoreCount } from "./resources/stores";
import { useToSendCount } from "./resources/summary";
import { SETTING_SCREENS } from "./settings/setting-screens";

/** Parts of the menu, in its order. */
export const SCREEN_GROUPS = ["sales", "catalogue", "market", "content", "settings"] as const;
export type ScreenGroup = (typeof SCREEN_GROUPS)[number];

/** A page of the back office. */
export interface Screen {
  /** Path below the host's base; "" is the first page. */
  path: string;
  /** Null for a page that is reached from another one and is not in the menu. */
  group: ScreenGroup | null;
  /** Where its back arrow leads; the first page by default. */
  parent?: string;
  title: TextKey;
  description: TextKey;
  Icon: ComponentType<{ className?: string }>;
  Page: LazyPage;
  /** Whether it also opens without a connection, from what the device has kept. */
  worksOffline?: true;
  /** A number beside its name in the menu; 0 and an unknown one show none. */
  useBadge?: () => Count;
}

/** Every page that exists, in the order of the menu. A new page is one line here (docs/back-office.md). */
export const SCREENS: readonly Screen[] = [
  {
    path: "",
    group: "sales",
    title: "dashboard.title",
    description: "dashboard.description",
    Icon: ChartBar,
    Page: lazyPage(() => import("./dashboard/dashboard-screen")),
  },
  {
    path: "orders",
    group: "sales",
    title: "orders.title",
    description: "orders.description",
    Icon: ShoppingCart,
    Page: lazyPage(() => import("./orders/orders-screen")),
    useBadge: usePendingOrders,
  },
  {
    path: "orders/new",
    group: null,
    parent: "orders",
    title: "newOrder.title",
    description: "newOrder.description",
    Icon: ShoppingCart,
    Page: lazyPage(() => import("./new-order/new-order-screen")),
  },
  {
    path: "transfers",
    group: "sales",
    title: "transfers.title",
    description: "transfers.description",
    Icon: Cash,
    Page: lazyPage(() => import("./transfers/transfers-screen")),
    useBadge: useWaitingLineCount,
  },
  {
    path: "picking",
    group: "sales",
    title: "picking.title",
    description: "picking.description",
    Icon: ListCheckbox,
    Page: lazyPage(() => import("./picking/picking-screen")),
    worksOffline: true,
  },
  {
    path: "sending",
    group: "sales",
    title: "sending.title",
    description: "sending.description",
    Icon: TruckFast,
    Page: lazyPage(() => import("./sending/sending-screen")),
    useBadge: useToSendCount,
  },
  {
    path: "cash-receipts",
    group: "sales",
    title: "cashReceipts.title",
    description: "cashReceipts.description",
    Icon: Receipt,
    Page: lazyPage(() => import("./cash-receipts/cash-receipts-screen")),
  },
  {
    path: "returns",
    group: "sales",
    title: "returns.title",
    description: "returns.description",
    Icon: ArrowUturnLeft,
    Page: lazyPage(() => import("./returns/returns-screen")),
  },
  {
    path: "month",
    group: "sales",
    title: "month.title",
    description: "month.description",
    Icon: Calendar,
    Page: lazyPage(() => import("./month/month-screen")),
  },
  {
    path: "products",
    group: "sales",
    title: "products.title",
    description: "products.description",
    Icon: Tag,
    Page: lazyPage(() => import("./products/products-screen")),
  },
  {
    path: "users",
    group: "sales",
    title: "users.title",
    description: "users.description",
    Icon: Users,
    Page: lazyPage(() => import("./users/users-screen")),
  },
  {
    path: "categories",
    group: "catalogue",
    title: "categories.title",
    description: "categories.description",
    Icon: FolderOpen,
    Page: lazyPage(() => import("./categories/categories-screen")),
  },
  {
    path: "meal-kits",
    group: "catalogue",
    title: "mealKits.title",
    description: "mealKits.description",
    Icon: ShoppingBag,
    Page: lazyPage(() => import("./meal-kits/meal-kits-screen")),
  },
  {
    path: "stores",
    group: "market",
    title: "stores.title",
    description: "stores.description",
    Icon: BuildingStorefront,
    Page: lazyPage(() => import("./stores/stores-screen")),
    useBadge: useWaitingStoreCount,
  },
  {
    path: "service-categories",
    group: "market",
    title: "serviceCategories.title",
    description: "serviceCategories.description",
    Icon: Wrench,
    Page: lazyPage(() => import("./service-categories/service-categories-screen")),
  },
  {
    path: "media",
    group: "content",
    title: "media.title",
    description: "media.description",
    Icon: Photo,
    Page: lazyPage(() => import("./media/media-screen")),
  },
  {
    path: "navigation",
    group: "content",
    title: "navigation.title",
    description: "navigation.description",
    Icon: BarsThree,
    Page: lazyPage(() => import("./navigation/navigation-screen")),
  },
  {
    path: "hero-settings",
    group: "content",
    title: "heroSettings.title",
    description: "heroSettings.description",
    Icon: ComputerDesktop,
    Page: lazyPage(() => import("./hero-settings/hero-settings-screen")),
  },
  {
    path: "logo-settings",
    group: "content",
    title: "logoSettings.title",
    description: "logoSettings.description",
    Icon: Sparkles,
    Page: lazyPage(() => import("./logo-settings/logo-settings-screen")),
  },
  {
    path: "footer-settings",
    group: "content",
    title: "footerSettings.title",
    description: "footerSettings.description",
    Icon: BottomToTop,
    Page: lazyPage(() => import("./footer-settings/footer-settings-screen")),
  },
  {
    path: "bank-accounts",
    group: "settings",
    title: "bankAccounts.title",
    description: "bankAccounts.description",
    Icon: CreditCard,
    Page: lazyPage(() => import("./bank-accounts/bank-accounts-screen")),
  },
  {
    path: "closed-days",
    group: "settings",
    title: "closedDays.title",
    description: "closedDays.description",
    Icon: Calendar,
    Page: lazyPage(() => import("./closed-days/closed-days-screen")),
  },
  {
    path: "islands",
    group: "settings",
    title: "islands.title",
    description: "islands.description",
    Icon: MapPin,
    Page: lazyPage(() => import("./islands/islands-screen")),
  },
  {
    path: "couriers",
    group: "settings",
    title: "couriers.title",
    description: "couriers.description",
    Icon: TruckFast,
    Page: lazyPage(() => import("./couriers/couriers-screen")),
  },
  ...SETTING_SCREENS,
  {
    path: "failed-jobs",
    group: "settings",
    title: "failedJobs.title",
    description: "failedJobs.description",
    Icon: ExclamationCircle,
    Page: lazyPage(() => import("./failed-jobs/failed-jobs-screen")),
    useBadge: useFailedJobCount,
  },
];

export function findScreen(path: string): Screen | undefined {
  return SCREENS.find((screen) => screen.path === path.replace(/^\/+|\/+$/g, ""));
}
