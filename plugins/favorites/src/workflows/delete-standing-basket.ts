import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";

/** Deletes a standing basket of the account, by its public id. Throws 404 `standing_basket_not_found`. */
export const deleteStandingBasketWorkflow = defineWrite(
  "delete-standing-basket",
  async ({ accountId, number }: { accountId: string; number: number }) => {
    const { rowCount } = await shopPool().query(
      "DELETE FROM standing_basket WHERE account_id = $1 AND number = $2 AND deleted_at IS NULL",
      [accountId, number],
    );
    if (!rowCount) throw new ApiError(404, "standing_basket_not_found");
  },
);
