/** Typed kilograms, with a point or a comma and at most so many decimals; undefined where it is none. */
export function readKilograms(text: string, decimals: 1 | 2): number | undefined {
  const typed = text.trim().replace(",", ".");
  const [, after = ""] = typed.split(".");
  return /^\d{1,4}(\.\d*)?$/.test(typed) && after.length <= decimals ? Number(typed) : undefined;
}
