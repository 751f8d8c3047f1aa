import { tenths } from "./tenths";

/** How a product is sold: the one rule for dialog, product page, cart and server (ruling 3). Quantities in kg. */
export interface SaleRule {
  /** Minimum quantity, in kg. */
  minOrderQuantity: number;
  /** Step of every control, in kg; above 1 only multiples of it are sold. */
  packSize: number;
  /** Line total = price × quantity ÷ priceDivisor. */
  priceDivisor: number;
}

/** Maximum quantity of one order line, in kg (spec §9). */
export const MAX_QUANTITY = 99;

export const DEFAULT_SALE_RULE: SaleRule = { minOrderQuantity: 1, packSize: 1, priceDivisor: 1 };

/** Name of the one product that is priced by the quarter by default (ruling 4). */
export const QUARTER_PRICED_NAME = "Хонины хаа";

export type QuantityFault =
  | "quantity_invalid"
  | "quantity_below_minimum"
  | "quantity_above_maximum"
  | "quantity_not_in_packs";

type Quantities = Pick<SaleRule, "minOrderQuantity" | "packSize">;

/** The available stock of a product, beside its sale rule. */
export interface Availability {
  /** Kilograms, in tenths; null or absent: at least the maximum of one order line. */
  available?: number | null;
}

/** Minimum that can be ordered, in kg, rounded up to whole packs where packs are sold. */
export function minimumQuantity({ minOrderQuantity, packSize }: Quantities): number {
  const minimum = Math.max(1, tenths(minOrderQuantity));
  if (packSize <= 1) return minimum / 10;
  const pack = tenths(packSize);
  return (Math.ceil(minimum / pack) * pack) / 10;
}

/** Maximum that can be ordered, in kg: 99, or the largest multiple of the pack below it (ruling 3). */
export function maximumQuantity({ packSize }: Quantities): number {
  if (packSize <= 1) return MAX_QUANTITY;
  const pack = tenths(packSize);
  return (Math.floor(tenths(MAX_QUANTITY) / pack) * pack) / 10;
}

/**
 * Maximum that can be bought now, in kg: the maximum, or the available stock; 0 when that is below the minimum (ruling
 * 51).
 */
export function availableQuantity(rule: Quantities & Availability): number {
  const most = Math.min(tenths(maximumQuantity(rule)), tenths(rule.available ?? MAX_QUANTITY));
  const pack = rule.packSize > 1 ? tenths(rule.packSize) : 1;
  const left = Math.floor(most / pack) * pack;
  return left < tenths(minimumQuantity(rule)) ? 0 : left / 10;
}

/** One step up from `quantity` (kg), at most what can be bought now. */
export function stepUp(quantity: number, rule: Quantities & Availability): number {
  return Math.min(availableQuantity(rule), (tenths(quantity) + tenths(rule.packSize)) / 10);
}

/** One step down from `quantity` (kg), at least the minimum. */
export function stepDown(quantity: number, rule: Quantities): number {
  return Math.max(minimumQuantity(rule), (tenths(quantity) - tenths(rule.packSize)) / 10);
}

/** Why `quantity` kg cannot be ordered; `undefined` when it can. */
export function quantityFault(quantity: number, rule: Quantities): QuantityFault | undefined {
  if (!Number.isFinite(quantity) || Math.abs(quantity * 10 - tenths(quantity)) > 1e-6) return "quantity_invalid";
  if (tenths(quantity) < tenths(minimumQuantity(rule))) return "quantity_below_minimum";
  if (tenths(quantity) > tenths(maximumQuantity(rule))) return "quantity_above_maximum";
  if (rule.packSize > 1 && tenths(quantity) % tenths(rule.packSize) !== 0) return "quantity_not_in_packs";
  return undefined;
}

/** The nearest orderable quantity at or below `quantity` kg; for carts saved before a rule changed. */
export function fitQuantity(quantity: number, rule: Quantities): number {
  const bounded = Math.min(maximumQuantity(rule), Math.max(minimumQuantity(rule), tenths(quantity) / 10));
  if (rule.packSize <= 1) return bounded;
  const pack = tenths(rule.packSize);
  return (Math.floor(tenths(bounded) / pack) * pack) / 10;
}

/**
 * Line total in whole won: price × quantity ÷ priceDivisor, rounded half up once (ruling 1).
 *
 * `price` in won with at most two decimals, `quantity` in kg with at most one: `lineTotal(15000, 1.5, 1)` is 22500.
 */
export function lineTotal(price: number, quantity: number, priceDivisor: number): number {
  const divisor = Math.round(priceDivisor * 100);
  const numerator = BigInt(Math.round(price * 100)) * BigInt(tenths(quantity)) * 100n;
  const denominator = BigInt(divisor) * 1000n;
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** The number on cart badges: the sum of the quantities, rounded up to whole pieces (ruling 5). */
export function countPieces(quantities: number[]): number {
  return Math.ceil(quantities.reduce((sum, quantity) => sum + tenths(quantity), 0) / 10);
}
