/** Whole won with the ₩ sign and Korean grouping (spec §9): `won(26500)` is "₩26,500". */
export function won(amount: number | string): string {
  return `₩${Number(amount).toLocaleString("ko-KR")}`;
}

/** The same of a sum that may be owed the other way: "−₩700". */
export function owedWon(amount: number): string {
  return amount < 0 ? signedWon(amount) : won(amount);
}

/** With its sign, which no line break parts from the sum: U+2060 joins them where `white-space` cannot. Nothing has none. */
export function signedWon(amount: number | string): string {
  const value = Number(amount);
  return value === 0 ? won(0) : `${value > 0 ? "+" : "−"}\u2060${won(Math.abs(value))}`;
}
