import {
  ArrowUturnLeft,
  BarsThree,
  BellAlert,
  BottomToTop,
  BuildingStorefront,
  Calendar,
  Cash,
  ChartBar,
  ChatBubbleLeftRight,
  ComputerDesktop,
  CreditCard,
  DocumentText,
  ExclamationCircle,
  FolderOpen,
  Lifebuoy,
  ListCheckbox,
  MagnifyingGlass,
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
import { useOpenClaimCount } from "./resources/claims";
import type { Count } from "./resources/count";
import { usePendingOrders } from "./resources/pending-orders";
import { useOpenReviewCount } from "./resources/reviews";
import { useFailedJobCount } from "./resources/shop-health";
import { useWaitingLineCount } from "./resources/statements";
import { useWaitingStoreCount } from "./resources/stores";
import { useToSendCount } from "./resources/summary";
import { type OwnPath, SCREEN_ROWS, type ScreenRow } from "./screen-rows.mjs";
import { settingLook } from "./setting-screens";

/** What a page of the back office looks like. */
export interface ScreenLook {
  Icon: ComponentType<{ className?: string }>;
  Page: LazyPage;
  /** A number beside its name in the menu; 0 and an unknown one show none. */
  useBadge?: () => Count;
}

/** A page of the back office. */
export interface Screen extends Omit<ScreenRow, "texts">, ScreenLook {
  title: TextKey;
  description: TextKey;
}

const LOOKS: Record<OwnPath, ScreenLook> = {
  "": { Icon: ChartBar, Page: lazyPage(() => import("./orders/dashboard/dashboard-screen")) },
  orders: { Icon: ShoppingCart, Page: lazyPage(() => import("./orders/orders-screen")), useBadge: usePendingOrders },
  "orders/new": { Icon: ShoppingCart, Page: lazyPage(() => import("./orders/new-order/new-order-screen")) },
  transfers: {
    Icon: Cash,
    Page: lazyPage(() => import("./money/transfers/transfers-screen")),
    useBadge: useWaitingLineCount,
  },
  picking: { Icon: ListCheckbox, Page: lazyPage(() => import("./orders/picking/picking-screen")) },
  sending: {
    Icon: TruckFast,
    Page: lazyPage(() => import("./orders/sending/sending-screen")),
    useBadge: useToSendCount,
  },
  "cash-receipts": { Icon: Receipt, Page: lazyPage(() => import("./money/cash-receipts/cash-receipts-screen")) },
  returns: { Icon: ArrowUturnLeft, Page: lazyPage(() => import("./orders/returns/returns-screen")) },
  month: { Icon: Calendar, Page: lazyPage(() => import("./money/month/month-screen")) },
  products: { Icon: Tag, Page: lazyPage(() => import("./catalogue/products/products-screen")) },
  claims: {
    Icon: Lifebuoy,
    Page: lazyPage(() => import("./orders/claims/claims-screen")),
    useBadge: useOpenClaimCount,
  },
  reviews: {
    Icon: ChatBubbleLeftRight,
    Page: lazyPage(() => import("./people/reviews/reviews-screen")),
    useBadge: useOpenReviewCount,
  },
  recalls: { Icon: BellAlert, Page: lazyPage(() => import("./catalogue/recalls/recalls-screen")) },
  users: { Icon: Users, Page: lazyPage(() => import("./people/users/users-screen")) },
  categories: { Icon: FolderOpen, Page: lazyPage(() => import("./catalogue/categories/categories-screen")) },
  "meal-kits": { Icon: ShoppingBag, Page: lazyPage(() => import("./catalogue/meal-kits/meal-kits-screen")) },
  "missed-searches": {
    Icon: MagnifyingGlass,
    Page: lazyPage(() => import("./catalogue/missed-searches/missed-searches-screen")),
  },
  stores: {
    Icon: BuildingStorefront,
    Page: lazyPage(() => import("./people/stores/stores-screen")),
    useBadge: useWaitingStoreCount,
  },
  "store-books": { Icon: Receipt, Page: lazyPage(() => import("./money/store-books/store-books-screen")) },
  "service-categories": {
    Icon: Wrench,
    Page: lazyPage(() => import("./people/service-categories/service-categories-screen")),
  },
  media: { Icon: Photo, Page: lazyPage(() => import("./media/media-screen")) },
  navigation: { Icon: BarsThree, Page: lazyPage(() => import("./navigation/navigation-screen")) },
  "hero-settings": {
    Icon: ComputerDesktop,
    Page: lazyPage(() => import("./content/hero-settings/hero-settings-screen")),
  },
  "logo-settings": { Icon: Sparkles, Page: lazyPage(() => import("./content/logo-settings/logo-settings-screen")) },
  "footer-settings": {
    Icon: BottomToTop,
    Page: lazyPage(() => import("./content/footer-settings/footer-settings-screen")),
  },
  legal: { Icon: DocumentText, Page: lazyPage(() => import("./content/legal/legal-screen")) },
  "bank-accounts": { Icon: CreditCard, Page: lazyPage(() => import("./money/bank-accounts/bank-accounts-screen")) },
  "closed-days": { Icon: Calendar, Page: lazyPage(() => import("./delivery/closed-days/closed-days-screen")) },
  islands: { Icon: MapPin, Page: lazyPage(() => import("./delivery/islands/islands-screen")) },
  couriers: { Icon: TruckFast, Page: lazyPage(() => import("./delivery/couriers/couriers-screen")) },
  staff: { Icon: Users, Page: lazyPage(() => import("./people/staff/staff-screen")) },
  "failed-jobs": {
    Icon: ExclamationCircle,
    Page: lazyPage(() => import("./settings/failed-jobs/failed-jobs-screen")),
    useBadge: useFailedJobCount,
  },
};

/** Every page that exists, in the order of the menu. */
export const SCREENS: readonly Screen[] = SCREEN_ROWS.map(({ texts, ...row }) => ({
  ...row,
  title: `${texts}.title` as TextKey,
  description: `${texts}.description` as TextKey,
  ...(row.setting ? settingLook(row.setting) : LOOKS[row.path as OwnPath]),
}));

export function findScreen(path: string): Screen | undefined {
  return SCREENS.find((screen) => screen.path === path.replace(/^\/+|\/+$/g, ""));
}
