import { tenths } from "@zakh/catalog/contract";

/**
 * The unit of quantities in a saved cart. Medusa's column was made for integers, so a
 * line counts tenths, the finest quantity that is sold (ruling 3). Packs are counted in tenths too, so
 * that a line keeps its meaning when a product's pack size changes. The unit is written into each line's metadata for
 * other readers.
 */
export const SALE_UNIT = {
  size: 0.1,
  fromQuantity: tenths,
  toQuantity: (units: number) => units / 10,
} as const;
