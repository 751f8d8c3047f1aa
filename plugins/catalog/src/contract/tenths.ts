/** Converts a quantity to tenths, the finest quantity that is sold (ruling 3), so that 0.1 + 0.2 is 0.3. */
export function tenths(quantity: number): number {
  return Math.round(quantity * 10);
}

/** Rounds a quantity to tenths: 0.3 − 0.1 is 0.2. */
export function inTenths(quantity: number): number {
  return tenths(quantity) / 10;
}
