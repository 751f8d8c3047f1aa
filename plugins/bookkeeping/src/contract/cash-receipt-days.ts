import { DAY_MS, SEOUL_MS } from "@zakh/kit/contract";

/** Days after the payment within which a cash receipt is to be issued (소득세법 시행령: 5일). */
const CASH_RECEIPT_DAYS = 5;
/** Days after the payment within which the penalty for a late one is halved. */
const HALF_PENALTY_DAYS = 10;

/** Calendar days in Seoul between two times in ms. */
function daysBetween(from: number, to: number): number {
  const day = (ms: number) => Math.floor((ms + SEOUL_MS) / DAY_MS);
  return day(to) - day(from);
}

/**
 * Days that are left to issue the cash receipt of a payment, both in ms: 5 on the day of the payment in Seoul, 0 on the
 * last day, negative once it is late.
 */
export function cashReceiptDaysLeft(paidAt: number, now: number): number {
  return CASH_RECEIPT_DAYS - daysBetween(paidAt, now);
}

/** Whether the penalty is still halved for a receipt that is late by so many days left (`cashReceiptDaysLeft`). */
export function isPenaltyHalved(daysLeft: number): boolean {
  return daysLeft < 0 && daysLeft >= CASH_RECEIPT_DAYS - HALF_PENALTY_DAYS;
}
