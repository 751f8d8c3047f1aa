import type { Language } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { setColumns } from "@zakh/kit/database/set-columns";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { StandingBasketChanges } from "../contract";
import { requireOnSale, requireToCome, writeLines } from "./standing-basket-rows";

export interface StandingBasketChange {
  accountId: string;
  number: number;
  language: Language;
  changes: StandingBasketChanges;
}

/**
 * Changes a standing basket of the account; what is left out stays, and the last change wins. Throws 404 `standing_basket_not_found` and
 * `product_not_found`, 400 `standing_basket_date_past` where its mail would be due already.
 */
export const changeStandingBasketWorkflow = defineWrite(
  "change-standing-basket",
  async ({ accountId, number, language, changes }: StandingBasketChange): Promise<void> => {
    const { name, lines, everyWeeks, nextOn, isPaused } = changes;
    if (lines) await requireOnSale(lines);
    await inTransaction(shopPool(), async (sql) => {
      const { rows } = await sql.query<{ id: string; nextOn: string; isPaused: boolean }>(
        `SELECT id, next_on AS "nextOn", is_paused AS "isPaused" FROM standing_basket
         WHERE account_id = $1 AND number = $2 AND deleted_at IS NULL FOR UPDATE`,
        [accountId, number],
      );
      const [basket] = rows;
      if (!basket) throw new ApiError(404, "standing_basket_not_found");
      const begins = nextOn !== undefined || isPaused === false;
      if (begins && !(isPaused ?? basket.isPaused)) requireToCome(nextOn ?? basket.nextOn);
      const columns = { name, language, every_weeks: everyWeeks, next_on: nextOn, is_paused: isPaused };
      await setColumns(
        sql,
        "standing_basket",
        basket.id,
        Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
      );
      if (lines) await writeLines(sql, basket.id, lines);
    });
  },
);
