import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";

export interface BackInStockUnsubscription {
  accountId: string;
  productNumber: number;
}

/** Removes a subscription; does nothing when there is none. */
export const unsubscribeFromBackInStockWorkflow = defineWrite(
  "unsubscribe-from-back-in-stock",
  async ({ accountId, productNumber }: BackInStockUnsubscription) => {
    await shopPool().query("DELETE FROM back_in_stock_alert WHERE account_id = $1 AND product_number = $2", [
      accountId,
      productNumber,
    ]);
  },
);
