import { postcodeIn } from "@zakh/kit/contract";
import type { Island } from "@zakh/site-settings/contract";
import type { Delivery } from "./delivery";

/** What the fee of an order depends on beside its goods. */
type Fees = Pick<Delivery, "freeFrom" | "islands">;

/**
 * The shipping fee of an order with this sum of goods, all in won: none from the sum of free delivery on, and in any case what its
 * island costs more.
 */
export function orderFee(fee: number, subtotal: number, delivery: Fees, address = ""): number {
  return (isFree(subtotal, delivery.freeFrom) ? 0 : fee) + (islandOf(delivery, address)?.surcharge ?? 0);
}

/** Won of goods that an order lacks for free delivery; 0 where it has it, or where there is none to be had. */
export function missingForFree(fee: number, subtotal: number, { freeFrom }: Pick<Delivery, "freeFrom">): number {
  return fee === 0 || freeFrom === 0 || isFree(subtotal, freeFrom) ? 0 : freeFrom - subtotal;
}

/**
 * The island of an address, by the postcode in it; undefined on the mainland, and without a postcode. Of several ranges the one with
 * the fewest postcodes counts, so that an island may be an exception of a larger one; of equal ones the first.
 */
export function islandOf({ islands }: Pick<Delivery, "islands">, address: string): Island | undefined {
  const postcode = postcodeIn(address);
  if (postcode === "") return undefined;
  const width = ({ from, to }: Island) => Number(to) - Number(from);
  return islands
    .filter(({ from, to }) => from <= postcode && postcode <= to)
    .sort((one, other) => width(one) - width(other))[0];
}

function isFree(subtotal: number, freeFrom: number): boolean {
  return freeFrom > 0 && subtotal >= freeFrom;
}
