/** The cart itself (spec §3). */
export const CART_KEY = "cart";

/** What this browser and the server agreed on last. */
export const AGREED_KEY = "cart-agreed";
