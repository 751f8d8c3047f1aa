import { randomInt } from "node:crypto";
import { lockKey, withLock } from "@zakh/kit/database/lock";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { chooseTransferDiscount, MAX_TRANSFER_DISCOUNT } from "@zakh/orders/contract";
import { largestLine } from "@zakh/orders/workflows/pricing/price-lines";
import { findExpectedSums } from "../../read-models/expected-sums";
import type { OrderDraft } from "./order-draft";

const KEY = "transfer-discount";

/**
 * Runs the transaction that writes an order. Orders with a transfer discount run one after the other in this process,
 * so that those who wait hold no database connection. Throws 409 `conflict` after 8 s.
 */
export function oneAtATime<T>(
  { hasTransferDiscount }: Pick<OrderDraft, "hasTransferDiscount">,
  write: () => Promise<T>,
) {
  return hasTransferDiscount ? withLock(KEY, write) : write();
}

/**
 * The order with its transfer discount, chosen so that no other sum that may still be transferred is like what it is
 * to be paid by transfer (ruling 47). Until the transaction ends, no other process chooses one.
 */
export async function withTransferDiscount(sql: Queryable, draft: OrderDraft): Promise<OrderDraft> {
  // With credit the rest is transferred; when nothing is left, there is nothing to tell apart.
  const transferred = draft.total - draft.creditUsed;
  if (!draft.hasTransferDiscount || transferred === 0) return draft;
  await lockKey(sql, KEY);
  const { lines } = draft;
  const transferDiscount = transferDiscountOf({ lines, total: transferred }, await findExpectedSums(sql, transferred));
  return { ...draft, transferDiscount, total: draft.total - transferDiscount };
}

/**
 * The transfer discount of an order in won: 0 where no number makes its total unique, or where no line costs at least
 * 99 won, because Medusa takes it off one line. The search begins anywhere, so that nobody can guess the next total.
 */
export function transferDiscountOf(
  { lines, total }: { lines: readonly Pick<OrderDraft["lines"][number], "lineTotal">[]; total: number },
  others: Iterable<number>,
  first = randomInt(1, MAX_TRANSFER_DISCOUNT + 1),
): number {
  return largestLine(lines).lineTotal < MAX_TRANSFER_DISCOUNT ? 0 : chooseTransferDiscount(total, others, first);
}
