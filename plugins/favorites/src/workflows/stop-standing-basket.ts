import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { StopInput } from "../contract";

const STATEMENTS: Record<StopInput["as"], string> = {
  paused: "UPDATE standing_basket SET is_paused = true, updated_at = now() WHERE stop_key = $1 AND deleted_at IS NULL",
  deleted: "DELETE FROM standing_basket WHERE stop_key = $1 AND deleted_at IS NULL",
};

/** Pauses or deletes the standing basket of a mail. Throws 404 `standing_basket_not_found`. */
export const stopStandingBasketWorkflow = defineWrite("stop-standing-basket", async ({ key, as }: StopInput) => {
  const { rowCount } = await shopPool().query(STATEMENTS[as], [key]);
  if (!rowCount) throw new ApiError(404, "standing_basket_not_found");
});
