import { DEFAULT_SALE_RULE, QUARTER_PRICED_NAME, type SaleRule } from "./sale-rule";

/** Divisor of products priced by the quarter (ruling 4). */
const QUARTER = 4;

/**
 * The complete sale rule of a product being saved: missing values get defaults; that of the divisor depends on the name
 * (ruling 4).
 */
export function completeSaleRule(name: string, given: Partial<SaleRule> = {}): SaleRule {
  return {
    minOrderQuantity: given.minOrderQuantity ?? DEFAULT_SALE_RULE.minOrderQuantity,
    packSize: given.packSize ?? DEFAULT_SALE_RULE.packSize,
    priceDivisor: given.priceDivisor ?? (name === QUARTER_PRICED_NAME ? QUARTER : DEFAULT_SALE_RULE.priceDivisor),
  };
}
