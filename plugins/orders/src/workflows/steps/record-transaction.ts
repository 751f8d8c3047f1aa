import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";

export interface TransactionInput {
  /** Id of Medusa's Order. */
  orderId: string;
  /** Won; negative when money was given back. */
  amount: number;
  /** Id of Medusa's Capture or Refund. */
  referenceId: string;
}

/**
 * Books money on Medusa's order, so that its dashboard knows what is still owed.
 *
 * Two steps of their own names, because a step that is renamed by `.config({ name })` inside `when` gets no data for its
 * undo (Medusa 2.21.2), and a failed change would leave its transaction behind.
 */
function recordTransactionStep(id: string, reference: "capture" | "refund") {
  return createStep(
    id,
    async ({ orderId, amount, referenceId }: TransactionInput, { container }) => {
      const transaction = await container.resolve(Modules.ORDER).addOrderTransactions({
        order_id: orderId,
        amount,
        currency_code: "krw",
        reference,
        reference_id: referenceId,
      });
      return new StepResponse({ id: transaction.id }, transaction.id);
    },
    async (transactionId, { container }) => {
      if (transactionId) await container.resolve(Modules.ORDER).deleteOrderTransactions([transactionId]);
    },
  );
}

export const recordCaptureStep = recordTransactionStep("record-capture", "capture");
export const recordRefundStep = recordTransactionStep("record-refund", "refund");
