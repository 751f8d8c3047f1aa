import { type ApiError, isApiError } from "@zakh/kit/errors/api-error";
import { shopLog } from "@zakh/kit/log/shop-log";
import type { OrderShare, Pending, Settlement } from "./pending";

interface Doing {
  /** Keeps the line for itself; false when somebody else has it. */
  renew: () => Promise<boolean>;
  /** Does it with one order. An `ApiError` is the order's refusal. */
  work: (order: OrderShare) => Promise<void>;
  /** Takes it back again. */
  back: (order: OrderShare) => Promise<void>;
}

export interface CarriedOut {
  /** The orders with which it is done: after a refusal those that could not be taken back. */
  done: OrderShare[];
  /** The refusal of the first order that refused. */
  refusal: ApiError | null;
  /** Whether somebody else has the line meanwhile. */
  isLost: boolean;
}

/**
 * Does something with each order of a line. When one refuses, it is taken back with the others; one that refuses that,
 * too, keeps it, and is logged. Throws what is no refusal: then the line is finished later.
 */
export async function carryOut(orders: readonly OrderShare[], { renew, work, back }: Doing): Promise<CarriedOut> {
  const done: OrderShare[] = [];
  for (const order of orders) {
    if (!(await renew())) return { done, refusal: null, isLost: true };
    const refusal = await refusalOf(work(order));
    if (refusal) return { ...(await takeBack(done, { renew, back })), refusal };
    done.push(order);
  }
  return { done, refusal: null, isLost: false };
}

async function takeBack(done: readonly OrderShare[], { renew, back }: Pick<Doing, "renew" | "back">) {
  const kept: OrderShare[] = [];
  const left = [...done];
  for (let order = left.pop(); order; order = left.pop()) {
    if (!(await renew())) return { done: [...left, order, ...kept], isLost: true };
    const refusal = await refusalOf(back(order));
    if (!refusal) continue;
    shopLog.error(`Order ${order.number} could not be taken back from a statement line: ${refusal.code}`);
    kept.unshift(order);
  }
  return { done: kept, isLost: false };
}

async function refusalOf(work: Promise<void>): Promise<ApiError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
}

/** Of the orders with which something was done those that should not be so, as a line is now. */
export function outOfStep(
  does: Pending["does"],
  done: readonly OrderShare[],
  { state, settlement }: { state: string; settlement: Settlement | null },
): OrderShare[] {
  const holding = new Set(state === "settled" ? settlement?.orders.map(({ number }) => number) : []);
  return done.filter(({ number }) => holding.has(number) !== (does === "settle"));
}
