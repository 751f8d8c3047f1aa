import { DEFAULT_SALE_RULE, QUARTER_PRICED_NAME, type SaleRule } from "./sale-rule";

/** Divisor of what is priced by the quarter (ruling 4). */
const QUARTER = 4;

/** The sale rule of a product that is being saved: what is left out gets its default, by name for the divisor (ruling 4). */
export function completeSaleRule(name: string, given: Partial<SaleRule> = {}): SaleRule {
  return {
    minOrderQuantity: given.minOrderQuantity ?? DEFAULT_SALE_RULE.minOrderQuantity,
    packSize: given.packSize ?? DEFAULT_SALE_RULE.packSize,
    priceDivisor: given.priceDivisor ?? (name === QUARTER_PRICED_NAME ? QUARTER : DEFAULT_SALE_RULE.priceDivisor),
  };
}
