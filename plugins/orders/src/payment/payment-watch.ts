import type { Queryable } from "@zakh/kit/database/one-transaction";

/** What a plugin knows of money that has come in and is not entered in an order yet. */
export interface PaymentWatch {
  /** Until when it has seen all that came in for an order with these payment details; null when it has seen nothing. */
  seenUntil(sql: Queryable, details: Record<string, unknown>): Promise<Date | null>;
  /** Whether money for this order is just being entered. */
  isUnderway(sql: Queryable, orderNumber: number): Promise<boolean>;
}

const watches = new Set<PaymentWatch>();

/** Registers a watch, which overdue orders are not cancelled against. Called at start-up. */
export function registerPaymentWatch(watch: PaymentWatch): void {
  watches.add(watch);
}

/** The latest time until which some plugin has seen all money; null when none has. */
export async function moneySeenUntil(sql: Queryable, details: Record<string, unknown>): Promise<Date | null> {
  let latest: Date | null = null;
  for (const watch of watches) {
    const seen = await watch.seenUntil(sql, details);
    if (seen && (!latest || seen > latest)) latest = seen;
  }
  return latest;
}

export async function isPaymentUnderway(sql: Queryable, orderNumber: number): Promise<boolean> {
  for (const watch of watches) if (await watch.isUnderway(sql, orderNumber)) return true;
  return false;
}
