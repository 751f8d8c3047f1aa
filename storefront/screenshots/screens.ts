import type { Page } from "@playwright/test";

/** Who looks at a screen. */
export type Viewer = "visitor" | "shopper" | "owner" | "admin";

export interface Screen {
  name: string;
  path: string | ((seen: Seen) => string);
  /** A visitor unless said otherwise. */
  as?: Viewer;
  /** The cart holds something. */
  cart?: boolean;
  /** What is done on the page before the picture is taken. */
  before?: (page: Page) => Promise<void>;
}

/** What the shopper and the store's owner of the pictures have. */
export interface Seen {
  orderId: number;
  email: string;
  storeId: number;
}

/** Every screen of the shop, one a line. */
export const SCREENS: Screen[] = [
  { name: "home", path: "/" },
  {
    name: "home-menu",
    path: "/",
    before: (page) =>
      (page.viewportSize()?.width ?? 0) < 769
        ? press(page, "header button[aria-haspopup=dialog]", "last")
        : page.locator("header nav li:has(ul)").first().hover(),
  },
  { name: "home-empty-category", path: "/?category=none" },
  { name: "product", path: "/products/1" },
  { name: "product-missing", path: "/products/999999" },
  { name: "service-category", path: "/service-category/hair-beauty" },
  { name: "store", path: "/stores/1", before: (page) => press(page, "summary") },
  { name: "store-missing", path: "/stores/999999" },
  { name: "contact", path: "/contact" },
  { name: "login", path: "/auth" },
  { name: "signup", path: "/auth?tab=signup" },
  { name: "signup-errors", path: "/auth?tab=signup", before: (page) => press(page, "form button[type=submit]") },
  { name: "password-reset", path: "/password-reset" },
  { name: "password-reset-new", path: "/password-reset?token=abc" },
  { name: "order-lookup", path: "/order-lookup" },
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
  { name: "order-confirmation", path: (seen) => `/order-confirmation?id=${seen.orderId}&email=${seen.email}` },
  { name: "cart-empty", path: "/cart", as: "shopper" },
  { name: "cart", path: "/cart", as: "shopper", cart: true },
  {
    name: "cart-drawer",
    path: "/",
    as: "shopper",
    cart: true,
    before: (page) => press(page, "header .group\\/cart > button"),
  },
  { name: "checkout", path: "/checkout", as: "shopper", cart: true },
  {
    name: "checkout-errors",
    path: "/checkout",
    as: "shopper",
    cart: true,
    before: async (page) => {
      // An earlier order has filled them in.
      await page.locator("input[name=customerName]").fill("");
      await page.locator("input[name=customerEmail]").fill("saraa@");
      await press(page, "aside button[type=submit]");
    },
  },
  { name: "my-page", path: "/my-page", as: "shopper", before: (page) => press(page, "article button[aria-expanded]") },
  {
    name: "my-page-edit",
    path: "/my-page",
    as: "shopper",
    before: (page) => press(page, "section button[aria-haspopup=dialog]"),
  },
  { name: "store-register", path: "/store/register", as: "shopper" },
  { name: "store-dashboard", path: "/store/dashboard", as: "owner" },
  { name: "store-edit", path: (seen) => `/store/edit/${seen.storeId}`, as: "owner" },
  { name: "store-product-add", path: "/store/products/add", as: "owner" },
  { name: "offline", path: "/offline" },
  { name: "not-found", path: "/no-such-page" },
  { name: "admin-login", path: "/admin/login" },
  { name: "admin", path: "/admin", as: "admin" },
  { name: "admin-order", path: (seen) => `/admin/orders?id=${seen.orderId}`, as: "admin" },
  { name: "admin-product-new", path: "/admin/products?new=true", as: "admin" },
  ...[
    "products",
    "orders",
    "users",
    "navigation",
    "media",
    "categories",
    "bank-accounts",
    "settings",
    "hero-settings",
    "logo-settings",
    "site-settings",
    "footer-settings",
    "stores",
    "service-categories",
    "meal-kits",
  ].map((screen): Screen => ({ name: `admin-${screen}`, path: `/admin/${screen}`, as: "admin" })),
];

async function press(page: Page, selector: string, which: "first" | "last" = "first"): Promise<void> {
  const found = page.locator(selector).filter({ visible: true });
  await (which === "first" ? found.first() : found.last()).click();
}
