/** Who it goes with when they sign out; `device` is about nobody, and stays. */
type Whose = "customer" | "admin" | "device";

/**
 * Everything that pages of the shop and of the back office, and their service worker, store in a browser. A test fails when they store
 * what is not here. A name that ends with `*` is the beginning of several.
 */
export const STORED = {
  localStorage: {
    cart: "customer",
    "cart-agreed": "customer",
    "cart-owner": "customer",
    "order-attempt": "customer",
    "picking-list": "admin",
    "admin-of-this-device": "admin",
    "new-orders": "device",
    "order-filters": "device",
  },
  sessionStorage: {
    draft: "customer",
    "typed before hydration": "customer",
    "back-in-stock": "customer",
    "wanted-page": "customer",
    scroll: "device",
    "reloaded *": "device",
    "scripts *": "device",
  },
  caches: {
    "shared-bank-file": "admin",
    "files-*": "device",
    "pages-*": "device",
    "readings-*": "device",
    pictures: "device",
  },
  indexedDB: {
    // The changes that wait are an admin's unsent work: shown to nobody else, and thrown away when they sign out themselves (decision 161).
    "back-office": "device",
  },
} as const satisfies Record<string, Record<string, Whose>>;

/** Removes what this browser has stored of whoever has signed out, or was signed out. Of other tabs, `sessionStorage` is their own matter. */
export function forgetStored(whose: Exclude<Whose, "device">): void {
  for (const place of ["localStorage", "sessionStorage"] as const) {
    for (const key of namesOf(place, whose)) {
      try {
        window[place].removeItem(key);
      } catch {
        // Where storage is closed, nothing was stored.
      }
    }
  }
  if (!("caches" in window)) return;
  for (const name of namesOf("caches", whose)) void caches.delete(name).catch(() => {});
}

function namesOf(place: keyof typeof STORED, whose: Whose): string[] {
  return Object.entries<Whose>(STORED[place]).flatMap(([name, owner]) => (owner === whose ? [name] : []));
}
