import type { Page } from "@playwright/test";
import { SCREEN_ROWS } from "@zakh/back-office/screens/screen-rows";
import { PAGES, type PageName, type PatternName, type Page as Row } from "../app/pages";

/** The user of a screen. */
export type Viewer = "visitor" | "shopper" | "owner" | "admin";

/** One screenshot of a page. */
interface Screen {
  name: string;
  /** By default the page's own address. */
  path?: string | ((seen: Seen) => string);
  /** By default the user whom the page is for. */
  as?: Viewer;
  /** Whether the cart has lines. */
  cart?: boolean;
  /** Runs before the screenshot is taken. */
  before?: (page: Page) => Promise<void>;
}

/** The resources of the shopper and the store's owner. */
export interface Seen {
  orderId: number;
  email: string;
  storeId: number;
  storeProductId: number;
  storeOrderId: number;
}

type Screens = {
  [Name in PatternName]: readonly (Screen & Required<Pick<Screen, "path">>)[];
} & { [Name in PageName]?: readonly Screen[] };

/** The pages that need other screenshots than one of their own address. */
const SCREENS_OF: Screens = {
  home: [
    { name: "home" },
    {
      name: "home-menu",
      before: (page) =>
        (page.viewportSize()?.width ?? 0) < 769
          ? press(page, "header button[aria-haspopup=dialog]", "last")
          : page.locator("header nav li:has(ul)").first().hover(),
    },
    { name: "home-empty-category", path: "/?category=none" },
    {
      name: "cart-drawer",
      as: "shopper",
      cart: true,
      before: (page) => press(page, "header .group\\/cart > button"),
    },
  ],
  product: [
    { name: "product", path: "/products/1" },
    { name: "product-missing", path: "/products/999999" },
  ],
  serviceCategories: [],
  serviceCategory: [{ name: "service-category", path: "/service-category/hair-beauty" }],
  store: [
    { name: "store", path: "/stores/1", before: (page) => press(page, "summary") },
    { name: "store-missing", path: "/stores/999999" },
  ],
  storeQr: [],
  auth: [
    { name: "login" },
    { name: "signup", path: "/auth?tab=signup" },
    { name: "signup-errors", path: "/auth?tab=signup", before: (page) => press(page, "form button[type=submit]") },
  ],
  confirmEmail: [{ name: "confirm-email", path: "/confirm-email?token=abc" }],
  passwordReset: [{ name: "password-reset" }, { name: "password-reset-new", path: "/password-reset?token=abc" }],
  orderLookup: [
    { name: "order-lookup" },
    {
      name: "order-lookup-missing",
      path: "/order-lookup?id=999999&email=a@b.mn",
      before: (page) => press(page, "main form button[type=submit]"),
    },
    {
      name: "order-lookup-found",
      path: (seen) => `/order-lookup?id=${seen.orderId}&email=${seen.email}`,
      before: (page) => press(page, "main form button[type=submit]"),
    },
  ],
  orderConfirmation: [
    { name: "order-confirmation", path: (seen) => `/order-confirmation?id=${seen.orderId}&email=${seen.email}` },
  ],
  cart: [{ name: "cart-empty" }, { name: "cart", cart: true }],
  checkout: [
    { name: "checkout", cart: true },
    {
      name: "checkout-errors",
      cart: true,
      before: async (page) => {
        // An earlier order has filled in these fields.
        await page.locator("input[name=customerName]").fill("");
        await page.locator("input[name=customerEmail]").fill("saraa@");
        await press(page, "aside button[type=submit]");
      },
    },
  ],
  myPage: [
    { name: "my-page", before: (page) => press(page, "article button[aria-expanded]") },
    { name: "my-page-edit", before: (page) => press(page, "section button[aria-haspopup=dialog]") },
  ],
  storeEdit: [{ name: "store-edit", path: (seen) => `/store/edit/${seen.storeId}` }],
  storeProductEdit: [{ name: "store-product-edit", path: (seen) => `/store/products/edit/${seen.storeProductId}` }],
  storeOrder: [{ name: "store-order", path: (seen) => `/store/orders/${seen.storeOrderId}` }],
  notFound: [{ name: "not-found", path: "/no-such-page" }],
  admin: [
    { name: "admin", path: "/admin" },
    { name: "admin-order", path: (seen) => `/admin/orders?id=${seen.orderId}` },
    { name: "admin-product-new", path: "/admin/products?new=true" },
    ...SCREEN_ROWS.filter(({ path }) => path !== "").map(({ path }) => ({
      name: `admin-${path.replace("/", "-")}`,
      path: `/admin/${path}`,
    })),
  ],
};

const VIEWERS: Record<NonNullable<Row["guard"]>, Viewer> = {
  customer: "shopper",
  "store-owner": "owner",
  admin: "admin",
};

/** All screenshots. */
export const SCREENS = Object.entries<Row>(PAGES).flatMap(([name, { path, guard, resource }]) => {
  const alone = resource ? [] : [{ name: path.slice(1).replaceAll("/", "-") }];
  const screens: readonly Screen[] = (SCREENS_OF as Record<string, readonly Screen[]>)[name] ?? alone;
  return screens.map((screen) => ({ path, as: guard ? VIEWERS[guard] : ("visitor" as const), ...screen }));
});

async function press(page: Page, selector: string, which: "first" | "last" = "first"): Promise<void> {
  const found = page.locator(selector).filter({ visible: true });
  await (which === "first" ? found.first() : found.last()).click();
}
