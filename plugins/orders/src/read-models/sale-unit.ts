import { tenths } from "@zakh/catalog/contract";

/**
 * What one piece of a line in Medusa's cart is. Its quantity column is an integer and rounds silently (0.1 becomes 0), so a
 * line counts tenths of a kilogram, the finest quantity that is sold (ruling 3); packs too, so that a line still means the
 * same when a product's pack changes. The unit is written into each line's metadata, for whoever reads it there.
 */
export const SALE_UNIT = {
  kilograms: 0.1,
  fromKilograms: tenths,
  toKilograms: (units: number) => units / 10,
} as const;
