import type mn from "./locales/mn.json";

export type CatalogErrorCode = keyof typeof mn;

/**
 * Most products that a list answers without `limit`: all of a shop's, because pages and clients filter them (spec §7).
 */
export const PRODUCTS_MAX = 5000;

/** Most products that go with one. */
export const PAIRED_MAX = 8;
