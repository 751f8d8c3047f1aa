import { numberGroups } from "@zakh/kit/contract";

/** `12`, `ORD-12`, `#ORD-0012`, `№ 12`; a Latin or Cyrillic O. */
const ORDER_NUMBER = /^(?:#|No-?)?(?:[oо]rd-?)?0*([1-9]\d{0,8})$/i;

/** The id in an order number as somebody typed or pasted it; `undefined` if it is none. */
export function readOrderNumber(typed: string): number | undefined {
  const digits = ORDER_NUMBER.exec(numberGroups(typed))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
