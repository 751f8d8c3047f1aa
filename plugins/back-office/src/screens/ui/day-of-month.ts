/** A day without its year, in the shop's date format: `dayOfMonth("2025-11-21")` is "11.21". */
export function dayOfMonth(day: string): string {
  return day.slice(5).replace("-", ".");
}
