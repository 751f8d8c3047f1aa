import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { type CashReceiptInput, maskReceiptNumber } from "@zakh/orders/contract";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import { findStoredReceipt, isIssued } from "../read-models/cash-receipts";
import { saveReceipt } from "./save-receipt";

export interface SetCashReceiptInput {
  number: number;
  /** Null for a buyer who asks for none. */
  receipt: CashReceiptInput | null;
  by: Actor;
}

/**
 * Sets whom the cash receipt of an order is for, atomically; the same again changes nothing. Throws 404
 * `order_not_found`, and 409 `cash_receipt_issued` while it stands as issued.
 */
export const setCashReceiptWorkflow = defineWrite(
  "set-cash-receipt",
  async ({ number, receipt, by }: SetCashReceiptInput, { container }) => {
    await withLockedOrder(container, number, async (transaction, state) => {
      const { detailId } = state;
      const stored = await findStoredReceipt(transaction.sql, detailId);
      if (isIssued(stored)) throw new ApiError(409, "cash_receipt_issued");
      if (stored.asked?.kind === receipt?.kind && stored.asked?.number === receipt?.number) return;
      await saveReceipt(transaction.sql, detailId, { ...stored, asked: receipt });
      const [from, to] = [shown(stored.asked), shown(receipt)];
      const changed = [{ field: "cashReceipt" as const, from, to }];
      await recordChange(transaction, container, state, { by, changed });
    });
  },
);

/** The history tells no whole numbers. */
function shown(receipt: CashReceiptInput | null): string {
  return receipt ? maskReceiptNumber(receipt) : "";
}
