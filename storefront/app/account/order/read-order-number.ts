/** The id in a typed order number such as `12`, `ORD-0012` or `#ORD-0012`; `undefined` if it is invalid. */
export function readOrderNumber(typed: string): number | undefined {
  const digits = /^#?\s*(?:ORD-?)?0*([1-9]\d{0,8})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
