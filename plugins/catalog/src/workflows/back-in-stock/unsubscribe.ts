import { createStep, createWorkflow, StepResponse, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";

export interface UnwantedBackInStockAlert {
  accountId: string;
  /** Public id of the product. */
  productNumber: number;
}

const removeAlertStep = createStep(
  "remove-back-in-stock-alert",
  async ({ accountId, productNumber }: UnwantedBackInStockAlert) => {
    await shopPool().query("DELETE FROM back_in_stock_alert WHERE account_id = $1 AND product_number = $2", [
      accountId,
      productNumber,
    ]);
    return new StepResponse(undefined);
  },
);

/** Removes a subscription; does nothing when there is none. */
export const unsubscribeFromBackInStockWorkflow = createWorkflow(
  "unsubscribe-from-back-in-stock",
  (input: UnwantedBackInStockAlert) => new WorkflowResponse(removeAlertStep(input)),
);
