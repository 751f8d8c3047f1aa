/** The first of several numbers that stand in one field, as a link to call takes it. */
export function firstOf(numbers: string): string {
  return (numbers.split(/[,;/]/)[0] ?? "").trim();
}
