/** The cart itself (spec §3). */
export const CART_KEY = "cart";

/** What this browser and the server agreed on last. */
export const AGREED_KEY = "cart-agreed";

/** An order that was sent, and of which it is not known yet whether it was placed. */
export const ATTEMPT_KEY = "order-attempt";
