/** A typed weight in kilograms, with a point or a comma and at most two decimals; undefined where it is none. */
export function readWeight(text: string): { kilograms: number } | undefined {
  const typed = text.trim().replace(",", ".");
  return /^\d{1,4}(\.\d{0,2})?$/.test(typed) ? { kilograms: Number(typed) } : undefined;
}
