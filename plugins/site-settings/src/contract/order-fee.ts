import type { Delivery } from "./delivery";

/** The shipping fee of an order with this sum of goods, all in won: none from the sum of free delivery on. */
export function orderFee(fee: number, subtotal: number, { freeFrom }: Pick<Delivery, "freeFrom">): number {
  return isFree(subtotal, freeFrom) ? 0 : fee;
}

/** Won of goods that an order lacks for free delivery; 0 where it has it, or where there is none to be had. */
export function missingForFree(fee: number, subtotal: number, { freeFrom }: Pick<Delivery, "freeFrom">): number {
  return fee === 0 || freeFrom === 0 || isFree(subtotal, freeFrom) ? 0 : freeFrom - subtotal;
}

function isFree(subtotal: number, freeFrom: number): boolean {
  return freeFrom > 0 && subtotal >= freeFrom;
}
