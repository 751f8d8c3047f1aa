/** A day without its year, the way the shop writes dates: `dayOfMonth("2025-11-21")` is "11.21". */
export function dayOfMonth(day: string): string {
  return day.slice(5).replace("-", ".");
}
