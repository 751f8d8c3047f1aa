/** The cart itself (spec §3). */
export const CART_KEY = "cart";

/** Products and quantities that this browser and the server had in common at the last sync. */
export const LAST_SYNC_KEY = "cart-agreed";

/** The owner of the cart, so that the next person at the same browser does not get it; other tabs learn from it who is signed in. */
export const OWNER_KEY = "cart-owner";

/** An order that was sent, while it is unknown whether it was placed. */
export const ATTEMPT_KEY = "order-attempt";
