import { defineWrite } from "@zakh/kit/database/define-write";
import { ApiError } from "@zakh/kit/errors/api-error";
import { ORDER_STATUS, type OrderStatus } from "@zakh/orders/contract";
import type { StoredReceipt } from "@zakh/orders/read-models/order-receipt";
import { type Actor, recordChange } from "@zakh/orders/workflows/record-change";
import { withLockedOrder } from "@zakh/orders/workflows/with-locked-order";
import { findReceiptAmount, findStoredReceipt, isIssued } from "../read-models/cash-receipts";
import { saveReceipt } from "./save-receipt";

/** What the owner says was done at Hometax, or was not done after all. */
export type ReceiptMark = { as: "issued"; issuedNumber: string } | { as: "not_issued" | "voided" | "not_voided" };

export interface MarkCashReceiptInput {
  number: number;
  mark: ReceiptMark;
  by: Actor;
}

/** The receipt of so many won after the mark; 409 when it does not fit. */
function marked(stored: StoredReceipt, status: OrderStatus, amount: number, mark: ReceiptMark): StoredReceipt {
  switch (mark.as) {
    case "issued":
      if (isIssued(stored)) throw new ApiError(409, "cash_receipt_issued");
      if (!ORDER_STATUS[status].paid) throw new ApiError(409, "order_not_paid");
      return {
        ...stored,
        issuedNumber: mark.issuedNumber,
        issuedAt: new Date(),
        issuedAmount: amount,
        voidedAt: null,
      };
    case "not_issued":
      if (!isIssued(stored)) throw new ApiError(409, "cash_receipt_not_issued");
      return { ...stored, issuedNumber: null, issuedAt: null, issuedAmount: null };
    case "voided":
      if (!isIssued(stored)) throw new ApiError(409, "cash_receipt_not_issued");
      return { ...stored, voidedAt: new Date() };
    case "not_voided":
      if (!stored.voidedAt) throw new ApiError(409, "cash_receipt_not_voided");
      return { ...stored, voidedAt: null };
  }
}

/**
 * Marks the cash receipt of an order as issued or as cancelled at Hometax, or takes such a mark back, atomically. Throws
 * 404 `order_not_found`, and 409 `order_not_paid`, `cash_receipt_issued`, `cash_receipt_not_issued` and
 * `cash_receipt_not_voided`.
 */
export const markCashReceiptWorkflow = defineWrite(
  "mark-cash-receipt",
  async ({ number, mark, by }: MarkCashReceiptInput, { container }) => {
    await withLockedOrder(container, number, async (transaction, state) => {
      const { detailId, status } = state;
      const stored = await findStoredReceipt(transaction.sql, detailId);
      const after = marked(stored, status, await findReceiptAmount(transaction.sql, detailId), mark);
      await saveReceipt(transaction.sql, detailId, after);
      const changed = [{ field: "cashReceiptIssued" as const, from: standing(stored), to: standing(after) }];
      await recordChange(transaction, container, state, { by, changed });
    });
  },
);

/** The approval number while the receipt stands. */
function standing(receipt: StoredReceipt): string {
  return isIssued(receipt) ? (receipt.issuedNumber ?? "") : "";
}
