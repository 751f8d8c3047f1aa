const WON = new Intl.NumberFormat("ko-KR", { maximumFractionDigits: 2 });
const KILOGRAMS = new Intl.NumberFormat("ko-KR", { maximumFractionDigits: 1 });

/** `16900` → `₩16,900` (spec §9). */
export function formatWon(won: number): string {
  return `₩${WON.format(won)}`;
}

/** `1.5` → `1.5`: a quantity in kg, without its unit, which is a text of the catalogue. */
export function formatQuantity(kilograms: number): string {
  return KILOGRAMS.format(kilograms);
}
