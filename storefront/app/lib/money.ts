/** `16900` → `₩16,900` (spec §9). */
export function formatWon(won: number): string {
  return `₩${grouped(won, 2)}`;
}

/** `1.5` → `1.5`: a quantity in kg, without its unit, which is a text of the catalogue. */
export function formatQuantity(kilograms: number): string {
  return grouped(kilograms, 1);
}

/**
 * As `Intl.NumberFormat("ko-KR")` writes it. The first of those that a page makes takes a phone a tenth of a second, and every page
 * with a price would make one before it answers to a finger.
 */
function grouped(amount: number, mostDecimals: number): string {
  const [whole = "", decimals] = String(Number(amount.toFixed(mostDecimals))).split(".");
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals === undefined ? groups : `${groups}.${decimals}`;
}
