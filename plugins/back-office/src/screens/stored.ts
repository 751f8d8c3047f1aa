/** Where a browser stores something. */
export type Place = "localStorage" | "sessionStorage" | "caches" | "indexedDB";

/** What goes when a person signs out, by its place. */
interface Stored {
  localStorage: readonly string[];
  sessionStorage: readonly string[];
  caches: readonly string[];
}

/**
 * What pages of the shop store in a browser of a customer, and below it of an administrator, and of nobody. Together they are everything: a
 * test fails when something is stored that none of them names.
 */
export const STORED_OF_CUSTOMER: Stored = {
  localStorage: [
    "cart",
    "cart-agreed",
    "cart-owner",
    "order-attempt",
    "unpaid-order",
    "checkout-draft",
    "favorites",
    "favorite-cards",
    "bought-before",
    "recently-seen",
  ],
  sessionStorage: ["draft", "typed before hydration", "back-in-stock", "wanted-page"],
  caches: [],
};

export const STORED_OF_ADMIN: Stored = {
  localStorage: ["picking-list", "admin-of-this-device", "staff-role"],
  sessionStorage: [],
  caches: ["shared-bank-file"],
};

/**
 * What is about nobody, and stays. A name that ends with `*` is the beginning of several. The changes that wait (`back-office`) are an
 * admin's unsent work: shown to nobody else, and thrown away when they sign out themselves (decision 161).
 */
export const STORED_OF_DEVICE: Record<Place, readonly string[]> = {
  localStorage: ["new-orders", "order-filters", "lng", "list-view", "told-as"],
  sessionStorage: ["scroll", "reloaded *", "scripts *", "tries *"],
  caches: ["files-*", "pages-*", "readings-*", "pictures"],
  indexedDB: ["back-office"],
};

/** Removes what this browser has stored of whoever has signed out, or was signed out. Of other tabs, `sessionStorage` is their own matter. */
export function forgetStored(names: Stored): void {
  for (const place of ["localStorage", "sessionStorage"] as const) {
    for (const key of names[place]) {
      try {
        window[place].removeItem(key);
      } catch {
        // Where storage is closed, nothing was stored.
      }
    }
  }
  if (!("caches" in window)) return;
  for (const name of names.caches) void caches.delete(name).catch(() => {});
}
