import { tenths } from "./tenths";
import { DEFAULT_UNIT, UNITS, type Unit } from "./units";

/** How a product is sold: the one rule for dialog, product page, cart and server (ruling 3). Quantities in its unit. */
export interface SaleRule {
  /** What it is sold by (ruling 69). */
  unit: Unit;
  minOrderQuantity: number;
  /** Step of every control; above 1 only multiples of it are sold. */
  packSize: number;
  /** Line total = price × quantity ÷ priceDivisor. */
  priceDivisor: number;
}

/** Maximum quantity of one order line (spec §9). */
export const MAX_QUANTITY = 99;

export const DEFAULT_SALE_RULE: SaleRule = { unit: DEFAULT_UNIT, minOrderQuantity: 1, packSize: 1, priceDivisor: 1 };

/** Name of the one product that is priced by the quarter by default (ruling 4). */
export const QUARTER_PRICED_NAME = "Хонины хаа";

export type QuantityFault =
  | "quantity_invalid"
  | "quantity_below_minimum"
  | "quantity_above_maximum"
  | "quantity_not_in_packs";

type Rule = Pick<SaleRule, "unit" | "minOrderQuantity" | "packSize">;

/** The available stock of a product, beside its sale rule. */
export interface Availability {
  /** In tenths; null or absent: at least the maximum of one order line. */
  available?: number | null;
}

/** The difference between two quantities that can be ordered, in tenths: a pack above 1, or the finest of the unit. */
function grainOf({ unit, packSize }: Rule): number {
  return packSize > 1 ? tenths(packSize) : finestOf(unit);
}

/** In tenths. */
function finestOf(unit: Unit): number {
  return 10 / 10 ** UNITS[unit].decimals;
}

/** Whether a quantity has no more decimals than its unit. */
export function isWholeOf(unit: Unit, quantity: number): boolean {
  return Math.abs(quantity * 10 - tenths(quantity)) < 1e-6 && tenths(quantity) % finestOf(unit) === 0;
}

/** Minimum that can be ordered, rounded up to whole packs where packs are sold. */
export function minimumQuantity(rule: Rule): number {
  const grain = grainOf(rule);
  return (Math.ceil(Math.max(1, tenths(rule.minOrderQuantity)) / grain) * grain) / 10;
}

/** Maximum that can be ordered: 99, or the largest multiple of the pack below it (ruling 3). */
export function maximumQuantity(rule: Rule): number {
  return wholeGrains(tenths(MAX_QUANTITY), rule);
}

/** Maximum that can be bought now: the maximum, or the available stock; 0 when that is below the minimum (ruling 51). */
export function availableQuantity(rule: Rule & Availability): number {
  const left = wholeGrains(Math.min(tenths(MAX_QUANTITY), tenths(rule.available ?? MAX_QUANTITY)), rule);
  return left < minimumQuantity(rule) ? 0 : left;
}

function wholeGrains(most: number, rule: Rule): number {
  const grain = grainOf(rule);
  return (Math.floor(most / grain) * grain) / 10;
}

/** One step up from `quantity`, at most what can be bought now. */
export function stepUp(quantity: number, rule: Rule & Availability): number {
  return Math.min(availableQuantity(rule), (tenths(quantity) + tenths(rule.packSize)) / 10);
}

/** One step down from `quantity`, at least the minimum. */
export function stepDown(quantity: number, rule: Rule): number {
  return Math.max(minimumQuantity(rule), (tenths(quantity) - tenths(rule.packSize)) / 10);
}

/** Why a quantity cannot be ordered; `undefined` when it can. */
export function quantityFault(quantity: number, rule: Rule): QuantityFault | undefined {
  if (!Number.isFinite(quantity) || !isWholeOf(rule.unit, quantity)) return "quantity_invalid";
  if (tenths(quantity) < tenths(minimumQuantity(rule))) return "quantity_below_minimum";
  if (tenths(quantity) > tenths(maximumQuantity(rule))) return "quantity_above_maximum";
  if (tenths(quantity) % grainOf(rule) !== 0) return "quantity_not_in_packs";
  return undefined;
}

/** The nearest orderable quantity at or below `quantity`; for carts saved before a rule changed. */
export function fitQuantity(quantity: number, rule: Rule): number {
  return wholeGrains(Math.min(tenths(MAX_QUANTITY), Math.max(tenths(minimumQuantity(rule)), tenths(quantity))), rule);
}

/**
 * Line total in whole won: price × quantity ÷ priceDivisor, rounded half up once (ruling 1).
 *
 * `price` in won with at most two decimals, `quantity` with at most one: `lineTotal(15000, 1.5, 1)` is 22500.
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
