import type { Product, Unit } from "@zakh/catalog/contract";
import type { MealKitComponentInput } from "@zakh/meal-kits/contract";

/** Units of the form: of products sold by which unit, and what part of it each is. */
export const KIT_UNITS = {
  grams: { of: "kg", part: 0.001 },
  kg: { of: "kg", part: 1 },
  pieces: { of: "piece", part: 1 },
  packs: { of: "pack", part: 1 },
} as const satisfies Record<string, { of: Unit; part: number }>;
export type KitUnit = keyof typeof KIT_UNITS;

/** Those in which a product can be put into a kit; all where it no longer exists. */
export function kitUnitsOf(product: Pick<Product, "unit"> | undefined): KitUnit[] {
  return Object.keys(KIT_UNITS)
    .filter(isKitUnit)
    .filter((unit) => !product || KIT_UNITS[unit].of === product.unit);
}

export function isKitUnit(unit: string): unit is KitUnit {
  return Object.hasOwn(KIT_UNITS, unit);
}

type Component = Pick<MealKitComponentInput, "productId" | "quantity"> & { unit?: string; isOptional?: boolean };
type Priced = Pick<Product, "id" | "price" | "priceDivisor" | "unit">;

/** The price of a kit, computed from its components. */
export interface SuggestedPrice {
  /** Whole won. */
  price: number;
  /** Whether a required component could not be counted: its product is gone, its quantity unknown, or the product is not sold by its unit. */
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
    const row = unit !== undefined && isKitUnit(unit) ? KIT_UNITS[unit] : undefined;
    if (!row || row.of !== product?.unit || !(quantity > 0)) incomplete = true;
    else sum += (product.price * quantity * row.part) / product.priceDivisor;
  }
  // Rounds to a hundredth of a won first, to remove errors of binary fractions.
  return { price: Math.round(Number(sum.toFixed(2))), incomplete };
}
