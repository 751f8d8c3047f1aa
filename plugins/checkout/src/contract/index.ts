import type mn from "./locales/mn.json";

export * from "./admin-order";
export * from "./cart";
export * from "./checkout";
export * from "./placed-order";

export type CheckoutErrorCode = keyof typeof mn;
