/** Converts kilograms to tenths, the finest quantity that is sold (ruling 3), so that 0.1 + 0.2 is 0.3. */
export function tenths(kilograms: number): number {
  return Math.round(kilograms * 10);
}

/** Rounds kilograms to tenths: 0.3 − 0.1 is 0.2. */
export function inTenths(kilograms: number): number {
  return tenths(kilograms) / 10;
}
