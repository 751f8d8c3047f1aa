import type { Product } from "@zakh/catalog/contract";
import type { MealKitComponentInput } from "@zakh/meal-kits/contract";

/** Units that the form offers, and how many of the product's sale units (kg or pieces) one of each is. */
export const KIT_UNITS = { grams: 0.001, kg: 1, pieces: 1 } as const;
export type KitUnit = keyof typeof KIT_UNITS;

export function isKitUnit(unit: string): unit is KitUnit {
  return Object.hasOwn(KIT_UNITS, unit);
}

type Component = Pick<MealKitComponentInput, "productId" | "quantity"> & { unit?: string; isOptional?: boolean };
type Priced = Pick<Product, "id" | "price" | "priceDivisor">;

/** What a kit would cost by its components. */
export interface SuggestedPrice {
  /** Whole won. */
  price: number;
  /** Whether a needed component could not be counted: its product is gone, or its unit or quantity tells nothing. */
  incomplete: boolean;
}

/**
 * Sum of what the needed components cost by themselves, each as price × quantity ÷ priceDivisor (ruling 3), rounded half
 * up once (ruling 1). Optional components are not counted.
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
  // A hundredth of a won is less than any price: it takes away what binary fractions add.
  return { price: Math.round(Number(sum.toFixed(2))), incomplete };
}
