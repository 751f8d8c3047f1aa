/** A line's price for Medusa: `unitPrice` × quantity − `rounding` is exactly the line total in won. */
export interface MedusaPrice {
  /** Won for one, at most six decimals. */
  unitPrice: number;
  /** Won that an adjustment subtracts from the line (adds, when negative); 0 when the price is exact. */
  rounding: number;
}

const MILLION = 1_000_000n;

/**
 * Medusa has a unit price and a quantity; the shop also divides and rounds to whole won, once per line (ruling 1). The
 * difference becomes an adjustment, so that Medusa's order total equals the shop's.
 *
 * `medusaPrice({ price: 62000, priceDivisor: 4, quantity: 6, lineTotal: 93000 })` is `{ unitPrice: 15500, rounding: 0
 * }`.
 */
export function medusaPrice(line: {
  price: number;
  priceDivisor: number;
  quantity: number;
  lineTotal: number;
}): MedusaPrice {
  const price = BigInt(Math.round(line.price * 100));
  const divisor = BigInt(Math.round(line.priceDivisor * 100));
  const unitMillionths = (2n * price * MILLION + divisor) / (2n * divisor);
  const gross = unitMillionths * BigInt(Math.round(line.quantity * 10));
  const difference = gross - BigInt(line.lineTotal) * MILLION * 10n;
  return { unitPrice: Number(unitMillionths) / 1e6, rounding: Number(difference) / 1e7 };
}
