import { DEFAULT_SALE_RULE, maximumQuantity, minimumQuantity, QUARTER_PRICED_NAME, type SaleRule } from "./sale-rule";
import { UNITS } from "./units";

/** Divisor of products priced by the quarter (ruling 4). */
const QUARTER = 4;

/**
 * The complete sale rule of a product being saved: missing values get defaults; that of the divisor depends on the name
 * (ruling 4).
 */
export function completeSaleRule(name: string, given: Partial<SaleRule> = {}): SaleRule {
  return {
    unit: given.unit ?? DEFAULT_SALE_RULE.unit,
    minOrderQuantity: given.minOrderQuantity ?? DEFAULT_SALE_RULE.minOrderQuantity,
    packSize: given.packSize ?? DEFAULT_SALE_RULE.packSize,
    priceDivisor: given.priceDivisor ?? (name === QUARTER_PRICED_NAME ? QUARTER : DEFAULT_SALE_RULE.priceDivisor),
  };
}

const QUANTITIES = ["minOrderQuantity", "packSize", "stock"] as const;

/** Codes of what nobody could buy by a sale rule, by field: parts of what is sold whole, and a minimum above the maximum. */
export function saleRuleFaults(rule: SaleRule & { stock?: number }): Record<string, string> {
  const isWhole = UNITS[rule.unit].decimals === 0;
  const parts = QUANTITIES.filter((field) => isWhole && !Number.isInteger(rule[field] ?? 0));
  if (parts.length > 0) return Object.fromEntries(parts.map((field) => [field, "quantity_not_whole"]));
  return minimumQuantity(rule) > maximumQuantity(rule) ? { minOrderQuantity: "minimum_not_sold" } : {};
}
