import type { PAGES, PageName } from "../../pages";

/** The addresses of a page of the table. */
type Address<Path extends string> = Path extends `${infer Start}:${string}`
  ? `${Start}${string}`
  : Path | `${Path}?${string}`;

/** The pages by their names in the table; a path that differs from the table does not compile. */
type Paths = {
  [Name in PageName]?:
    | Address<(typeof PAGES)[Name]["path"]>
    | ((...values: never[]) => Address<(typeof PAGES)[Name]["path"]>);
} & {
  category: (name: string) => Address<typeof PAGES.home.path>;
  reviewOf: (productId: number) => Address<typeof PAGES.myReviews.path>;
  searchFor: (query: string) => Address<typeof PAGES.search.path>;
  boughtProducts: Address<typeof PAGES.favorites.path>;
  storeIdentity: (id: number) => Address<typeof PAGES.store.path>;
};

/** A query as the shop writes it everywhere: with `+` for a space it would be another address when compared as text. */
export function queryText(query: URLSearchParams | Record<string, string>): string {
  return new URLSearchParams(query).toString().replaceAll("+", "%20");
}

/** Addresses of the shop's own pages. */
export const paths = {
  home: "/",
  category: (name: string) => `/?${queryText({ category: name })}`,
  product: (id: number) => `/products/${id}`,
  cart: "/cart",
  checkout: "/checkout",
  auth: "/auth",
  myPage: "/my-page",
  addresses: "/my-page/addresses",
  myReviews: "/my-reviews",
  reviewOf: (productId: number) => `/my-reviews?product=${productId}`,
  refundAccount: (id: number) => `/refund-account?id=${id}`,
  favorites: "/favorites",
  boughtProducts: "/favorites?tab=bought",
  standingBaskets: "/standing-baskets",
  contact: "/contact",
  search: "/search",
  prices: "/prices",
  services: "/services",
  terms: "/terms",
  privacy: "/privacy",
  returns: "/returns",
  delivery: "/delivery",
  searchFor: (query: string) => `/search?${queryText({ q: query })}`,
  adminLogin: "/admin/login",
  storeRegister: "/store/register",
  storeDashboard: "/store/dashboard",
  storeBooks: "/store/books",
  storeEdit: (id: number) => `/store/edit/${id}`,
  storeProductAdd: "/store/products/add",
  storeProductEdit: (id: number) => `/store/products/edit/${id}`,
  storeOrder: (id: number) => `/store/orders/${id}`,
  store: (id: number) => `/stores/${id}`,
  /** Who the store is by law, on its page. */
  storeIdentity: (id: number) => `/stores/${id}#who-sells`,
  serviceCategory: (slug: string) => `/service-category/${encodeURIComponent(slug)}`,
  orderLookup: "/order-lookup",
  orderConfirmation: (id: number, email: string) => `/order-confirmation?id=${id}&email=${encodeURIComponent(email)}`,
  passwordReset: "/password-reset",
  confirmEmail: "/confirm-email",
} as const satisfies Paths;

/** A product that is being added to the cart; the address keeps it while the visitor signs up (ruling 16). */
export interface PendingAdd {
  productId: number;
  quantity?: number;
}

const PENDING_PRODUCT = "add";
const PENDING_QUANTITY = "quantity";

/** The sign-in page that leads back to `next`. */
export function loginPath(next: string): string {
  return `${paths.auth}?next=${encodeURIComponent(next)}`;
}

/** The sign-up page that leads back to `next`, where adding the `pending` product continues. */
export function signUpPath(next: string, pending?: PendingAdd): string {
  return `${paths.auth}?tab=signup&next=${encodeURIComponent(pending ? withPendingAdd(next, pending) : next)}`;
}

function withPendingAdd(path: string, { productId, quantity }: PendingAdd): string {
  const [pathname = "/", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  query.set(PENDING_PRODUCT, String(productId));
  if (quantity !== undefined) query.set(PENDING_QUANTITY, String(quantity));
  return `${pathname}?${query}`;
}

/** The pending product of the address, or `undefined`. */
export function readPendingAdd(search: URLSearchParams): PendingAdd | undefined {
  const productId = Number(search.get(PENDING_PRODUCT));
  if (!Number.isInteger(productId) || productId < 1) return undefined;
  const quantity = Number(search.get(PENDING_QUANTITY));
  return quantity > 0 ? { productId, quantity } : { productId };
}

export function withoutPendingAdd(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete(PENDING_PRODUCT);
  rest.delete(PENDING_QUANTITY);
  return rest;
}

/**
 * Where to go after signing in: `next` if it is a path of this site, otherwise `/` (ruling 16).
 *
 * Browsers read `//host`, `/\host` and a path with line breaks or tabs as another site, so these are refused too.
 */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith("/") || /^\/[/\\]/.test(next) || /[\s\\]|\p{Cc}/u.test(next)) return paths.home;
  const resolved = new URL(next, "http://shop.invalid");
  // `/a/../..//host` resolves to `//host`, which is another site.
  if (resolved.origin !== "http://shop.invalid" || resolved.pathname.startsWith("//")) return paths.home;
  return `${resolved.pathname}${resolved.search}${resolved.hash}`;
}
