import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { BOOKS_KEY } from "./settle-orders";

/** Withdraws a payout that is not paid; it can be prepared anew. Throws 404 `payout_not_found`, 409 `payout_paid`. */
export const withdrawPayoutWorkflow = defineWrite(
  "withdraw-payout",
  async ({ number }: { number: number }, { container }) => {
    await inOneTransaction(
      container,
      async ({ sql }) => {
        const { rows } = await sql.query<{ isPaid: boolean }>(
          `SELECT paid_at IS NOT NULL AS "isPaid" FROM store_payout WHERE number = $1 AND deleted_at IS NULL`,
          [number],
        );
        if (!rows[0]) throw new ApiError(404, "payout_not_found");
        if (rows[0].isPaid) throw new ApiError(409, "payout_paid");
        await sql.query("UPDATE store_payout SET deleted_at = now() WHERE number = $1", [number]);
      },
      { key: BOOKS_KEY },
    );
  },
);
