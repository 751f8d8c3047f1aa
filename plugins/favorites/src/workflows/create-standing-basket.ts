import { randomBytes } from "node:crypto";
import { generateEntityId } from "@medusajs/framework/utils";
import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { STANDING_BASKETS_MAX, type StandingBasketInput } from "../contract";
import { requireOnSale, requireToCome, writeLines } from "./standing-basket-rows";

export interface NewStandingBasket {
  accountId: string;
  /** Of the mails. */
  language: Language;
  input: StandingBasketInput;
}

/**
 * Creates a standing basket, and returns its public id. Throws 404 `product_not_found`, 400 `standing_basket_date_past`, 409
 * `standing_baskets_full` beyond 20.
 */
export const createStandingBasketWorkflow = defineWrite(
  "create-standing-basket",
  async ({ accountId, language, input }: NewStandingBasket): Promise<number> => {
    const { name, lines, everyWeeks, nextOn, isPaused } = input;
    if (!isPaused) requireToCome(nextOn);
    await requireOnSale(lines);
    return inTransaction(shopPool(), async (sql) => {
      // Serialises requests of one account, so that concurrent ones cannot exceed the limit.
      await sql.query("SELECT pg_advisory_xact_lock(hashtextextended('standing_basket_' || $1, 0))", [accountId]);
      const id = generateEntityId(undefined, "stbk");
      const { rows } = await sql.query<{ number: number }>(
        `INSERT INTO standing_basket (id, account_id, name, language, every_weeks, next_on, is_paused, stop_key)
         SELECT $1, $2, $3, $4, $5::int, $6, $7, $8
         WHERE (SELECT count(*) FROM standing_basket WHERE account_id = $2 AND deleted_at IS NULL) < $9::int
         RETURNING number`,
        [
          id,
          accountId,
          name,
          language,
          everyWeeks,
          nextOn,
          isPaused,
          randomBytes(16).toString("base64url"),
          STANDING_BASKETS_MAX,
        ],
      );
      const [created] = rows;
      if (!created) throw new ApiError(409, "standing_baskets_full", { params: { maximum: STANDING_BASKETS_MAX } });
      await writeLines(sql, id, lines);
      return created.number;
    });
  },
);
