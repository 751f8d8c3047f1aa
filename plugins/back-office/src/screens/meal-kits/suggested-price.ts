import type { Product } from "@zakh/catalog/contract";
import type { MealKitComponentInput } from "@zakh/meal-kits/contract";

/** Units of the form, as fractions of what a product is sold by. */
export const KIT_UNITS = { grams: 0.001, kg: 1, pieces: 1, packs: 1 } as const;
export type KitUnit = keyof typeof KIT_UNITS;

export function isKitUnit(unit: string): unit is KitUnit {
  return Object.hasOwn(KIT_UNITS, unit);
}

type Component = Pick<MealKitComponentInput, "productId" | "quantity"> & { unit?: string; isOptional?: boolean };
type Priced = Pick<Product, "id" | "price" | "priceDivisor">;

/** The price of a kit, computed from its components. */
export interface SuggestedPrice {
  /** Whole won. */
  price: number;
  /** Whether a required component could not be counted: its product is gone, or its unit or quantity is unknown. */
  incomplete: boolean;
}

/**
 * Sum of the required components' prices, each price × quantity ÷ priceDivisor (ruling 3), rounded half up once (ruling
 * 1). Optional components are not counted.
 */
export function suggestedPrice(components: readonly Component[], products: readonly Priced[]): SuggestedPrice {
  let sum = 0;
  let incomplete = false;
  for (const { productId, quantity, unit, isOptional } of components) {
    if (isOptional) continue;
    const product = products.find(({ id }) => id === productId);
    if (!product || unit === undefined || !isKitUnit(unit) || !(quantity > 0)) incomplete = true;
    else sum += (product.price * quantity * KIT_UNITS[unit]) / product.priceDivisor;
  }
  // Rounds to a hundredth of a won first, to remove errors of binary fractions.
  return { price: Math.round(Number(sum.toFixed(2))), incomplete };
}
