import { STATUS_WHEN } from "@zakh/orders/contract";
import type { Actor } from "@zakh/orders/workflows/record-change";
import type { OrderWrites } from "./change-orders-together";
import type { Settlement } from "./pending";

interface LineMoney {
  line: { number: number; payer: string };
  settlement: Settlement;
  /** Null when the line settles by itself. */
  by: Actor;
}

/** Enters a line's money in its orders. Throws the refusal of the first order that refuses. */
export async function enterMoney(writes: OrderWrites, { line, settlement, by }: LineMoney): Promise<void> {
  const { as } = settlement;
  for (const { number, amount } of inLockOrder(settlement)) {
    const transfer = { line: line.number, payer: line.payer, amount };
    if (isBeside(as)) await writes.recordTransfer({ number, as, transfer, by });
    else
      await writes.setStatus({
        number,
        to: STATUS_WHEN.paid,
        from: as === "reopen" ? STATUS_WHEN.cancelled : STATUS_WHEN.placed,
        by,
        transfer: { ...transfer, allowsMore: as === "more" },
      });
  }
}

/** Takes a line's money out of its orders again. Throws as `enterMoney`. */
export async function takeMoneyOut(writes: OrderWrites, { line, settlement, by }: LineMoney): Promise<void> {
  const { as } = settlement;
  const undoneLine = line.number;
  for (const { number, amount } of inLockOrder(settlement)) {
    if (isBeside(as)) {
      const transfer = { line: line.number, payer: line.payer, amount };
      await writes.recordTransfer({ number, as, undo: true, transfer, by });
      continue;
    }
    await writes.setStatus({ number, to: STATUS_WHEN.placed, from: STATUS_WHEN.paid, by, undoneLine });
    if (as === "reopen")
      await writes.setStatus({ number, to: STATUS_WHEN.cancelled, from: STATUS_WHEN.placed, by, undoneLine });
  }
}

/** Whether the order's status stays what it is. */
export function isBeside(as: Settlement["as"]) {
  return as === "part" || as === "difference" || as === "unneeded";
}

/** Two transactions that lock the same orders in another order each would wait for each other. */
function inLockOrder({ orders }: Settlement) {
  return [...orders].sort((one, other) => one.number - other.number);
}
