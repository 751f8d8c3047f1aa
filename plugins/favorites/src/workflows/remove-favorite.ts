import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import type { FavoriteOfAccount } from "./add-favorite";

/** Takes the mark of a product away; does nothing when there is none. */
export const removeFavoriteWorkflow = defineWrite(
  "remove-favorite",
  async ({ accountId, productNumber }: FavoriteOfAccount) => {
    await shopPool().query(
      "DELETE FROM favorite WHERE account_id = $1 AND product_number = $2 AND deleted_at IS NULL",
      [accountId, productNumber],
    );
  },
);
