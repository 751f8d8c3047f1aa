/**
 * Every page of the site: one row each. Routes, document head, sitemap, robots.txt, the edge's cache, the service worker, tests and
 * screenshots read it. `storefront/README.md` shows how a page is added.
 */

export interface Page {
  /** `:id` is a positive integer, `:slug` any text, `*` any path. */
  path: string;
  /** The route module, in this folder. */
  file: string;
  /**
   * What surrounds the page: by default the shop's header and footer. `owner-only` has them too and answers 404 to whoever is signed in and not
   * the owner.
   */
  layout?: "owner-only" | "admin" | "none";
  /** The query parameters that rendering reads. */
  query?: Query;
  /** Those of them that make another page for search engines; the others order or narrow it, or show an older version. */
  canonical?: readonly string[];
  /**
   * Search engines may list the page: it is in the sitemap and has a canonical address and sharing tags. Other pages are disallowed in
   * robots.txt, and `noindex` unless they are `shareable`.
   */
  indexed?: true;
  /** The page has a canonical address and sharing tags, but is not in the sitemap. */
  shareable?: true;
  /** The edge renders the page once for everybody. Not for addresses that name a person: an order's page has a mail address, a password's page a token. */
  cached?: true;
  /** The page opens offline: after a visit, without a visit, or in place of a page that does not. */
  offline?: "visited" | "precached" | "fallback";
  /** Who must be signed in. The page's module redirects everybody else to sign in. */
  guard?: "customer" | "store-owner" | "admin";
  /** The page is rendered on the server only and runs no script. */
  scripts?: false;
  /** A file or a redirect, not a document. */
  resource?: true;
}

/** Parameters with the values that change the page; `true` is any value. */
export interface Query {
  readonly [name: string]: true | readonly string[];
}

/** A version by its id, and the text in Korean whatever the page's language. */
const LEGAL_QUERY = { version: true, text: ["ko"] } as const;

export const PAGES = {
  home: {
    path: "/",
    file: "shop/home/home.tsx",
    query: {
      category: true,
      sort: ["price", "-price", "name", "nameRu", "nameEn", "newest"],
      inStock: ["true"],
      temperature: ["chilled", "frozen", "room"],
      origin: true,
      seller: true,
      view: ["list"],
    },
    canonical: ["category"],
    indexed: true,
    cached: true,
    offline: "visited",
  },
  product: {
    path: "/products/:id",
    file: "shop/product/product.tsx",
    indexed: true,
    cached: true,
    offline: "visited",
  },
  serviceCategories: {
    path: "/service-categories/:slug",
    file: "shop/service-category/plural-redirect.ts",
    layout: "none",
    resource: true,
  },
  serviceCategory: {
    path: "/service-category/:slug",
    file: "shop/service-category/service-category.tsx",
    indexed: true,
    cached: true,
  },
  prices: { path: "/prices", file: "shop/prices/prices.tsx", indexed: true, cached: true },
  services: {
    path: "/services",
    file: "shop/services/services.tsx",
    query: { q: true, open: ["1"] },
    indexed: true,
    cached: true,
  },
  store: { path: "/stores/:id", file: "shop/store/store.tsx", indexed: true },
  storeQr: {
    path: "/stores/:id/qr",
    file: "shop/store/store-qr.ts",
    layout: "none",
    query: { format: ["png"] },
    resource: true,
  },
  cart: { path: "/cart", file: "shop/cart/cart.tsx", cached: true, offline: "precached", guard: "customer" },
  checkout: {
    path: "/checkout",
    file: "shop/checkout/checkout.tsx",
    cached: true,
    offline: "precached",
    guard: "customer",
  },
  favorites: { path: "/favorites", file: "shop/favorites/favorites.tsx", cached: true, offline: "visited" },
  standingBaskets: {
    path: "/standing-baskets",
    file: "shop/standing-baskets/standing-baskets.tsx",
    cached: true,
    guard: "customer",
  },
  search: { path: "/search", file: "shop/search/search.tsx", query: { q: true } },
  contact: { path: "/contact", file: "shop/contact/contact.tsx", indexed: true, cached: true },
  terms: { path: "/terms", file: "shop/legal/terms.tsx", query: LEGAL_QUERY, indexed: true, cached: true },
  privacy: { path: "/privacy", file: "shop/legal/privacy.tsx", query: LEGAL_QUERY, indexed: true, cached: true },
  returns: { path: "/returns", file: "shop/legal/returns.tsx", query: LEGAL_QUERY, indexed: true, cached: true },
  delivery: { path: "/delivery", file: "shop/legal/delivery.tsx", query: LEGAL_QUERY, indexed: true, cached: true },
  auth: { path: "/auth", file: "account/auth/auth.tsx", query: { tab: ["signup"] }, cached: true },
  passwordReset: { path: "/password-reset", file: "account/password-reset/password-reset.tsx" },
  confirmEmail: { path: "/confirm-email", file: "account/confirm-email/confirm-email.tsx" },
  myPage: {
    path: "/my-page",
    file: "account/my-page/my-page.tsx",
    cached: true,
    offline: "visited",
    guard: "customer",
  },
  addresses: { path: "/my-page/addresses", file: "account/addresses/addresses.tsx", guard: "customer" },
  myReviews: { path: "/my-reviews", file: "account/reviews/my-reviews.tsx", guard: "customer" },
  refundAccount: { path: "/refund-account", file: "account/refund-account/refund-account.tsx", guard: "customer" },
  orderLookup: { path: "/order-lookup", file: "account/order/order-lookup.tsx" },
  orderConfirmation: { path: "/order-confirmation", file: "account/order/order-confirmation.tsx" },
  storeRegister: { path: "/store/register", file: "store/register/register.tsx", shareable: true, guard: "customer" },
  storeDashboard: { path: "/store/dashboard", file: "store/dashboard/dashboard.tsx", guard: "store-owner" },
  storeBooks: { path: "/store/books", file: "store/books/books.tsx", guard: "store-owner" },
  storeProductAdd: { path: "/store/products/add", file: "store/products/add-product.tsx", guard: "store-owner" },
  storeEdit: { path: "/store/edit/:id", file: "store/edit/edit-store.tsx", layout: "owner-only", guard: "store-owner" },
  storeProductEdit: {
    path: "/store/products/edit/:id",
    file: "store/products/edit-product.tsx",
    layout: "owner-only",
    guard: "store-owner",
  },
  storeOrder: {
    path: "/store/orders/:id",
    file: "store/orders/store-order.tsx",
    layout: "owner-only",
    guard: "store-owner",
  },
  notFound: { path: "/*", file: "shop/not-found.tsx" },
  offline: {
    path: "/offline",
    file: "shop/offline.tsx",
    layout: "none",
    cached: true,
    offline: "fallback",
    scripts: false,
  },
  manifest: {
    path: "/manifest.webmanifest",
    file: "shop/app-manifest.ts",
    layout: "none",
    cached: true,
    resource: true,
  },
  robots: { path: "/robots.txt", file: "shop/search-engines/robots.ts", layout: "none", cached: true, resource: true },
  sitemap: {
    path: "/sitemap.xml",
    file: "shop/search-engines/sitemap.ts",
    layout: "none",
    cached: true,
    resource: true,
  },
  adminLogin: { path: "/admin/login", file: "admin/login.tsx", layout: "admin" },
  // One row for all screens: the back office has its own list of them.
  admin: { path: "/admin/*", file: "admin/screen.tsx", layout: "admin", guard: "admin" },
} as const satisfies { [name: string]: Page };

export type PageName = keyof typeof PAGES;

/** Pages with many addresses. */
export type PatternName = {
  [Name in PageName]: (typeof PAGES)[Name]["path"] extends `${string}${":" | "*"}${string}` ? Name : never;
}[PageName];

export const PAGE_LIST: readonly Page[] = Object.values(PAGES);

/** The area of the store owners' pages; `/stores/` is public. */
export const STORE_AREA = "/store/";

/** Areas that search engines and the service worker ignore. */
export const PRIVATE_AREAS = ["/admin", STORE_AREA];

/** The paths of a page. `/products/:id` has `/products/12`, not `/products/012`. */
export function pathPattern({ path }: Pick<Page, "path">) {
  const segments = path.split("/").map((segment) => SEGMENTS[segment] ?? segment.replaceAll(".", "\\."));
  return new RegExp(`^${segments.join("/")}$`);
}

const SEGMENTS: { [segment: string]: string } = { ":id": "[1-9]\\d{0,9}", ":slug": "[^/]+", "*": ".*" };

/** The router's id of a page. */
export function routeId({ file }: Pick<Page, "file">) {
  return file.replace(/\.tsx?$/, "");
}
