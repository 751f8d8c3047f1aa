/** Whole won with the ₩ sign and Korean grouping (spec §9): `won(26500)` is "₩26,500". */
export function won(amount: number | string): string {
  return `₩${Number(amount).toLocaleString("ko-KR")}`;
}
