/** The cart itself (spec §3). */
export const CART_KEY = "cart";

/** The cart that this browser and the server had in common at the last sync. */
export const LAST_SYNC_KEY = "cart-agreed";

/** An order that was sent, while it is unknown whether it was placed. */
export const ATTEMPT_KEY = "order-attempt";
