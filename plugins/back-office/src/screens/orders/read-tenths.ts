/** A typed quantity, with a point or a comma and at most one decimal; undefined where it is none. */
export function readTenths(text: string): number | undefined {
  const typed = text.trim().replace(",", ".");
  return /^\d{1,4}(\.\d?)?$/.test(typed) ? Number(typed) : undefined;
}
