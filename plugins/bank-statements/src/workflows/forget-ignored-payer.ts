import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";

/** The owner is asked again about the lines of a payer that come from now on. Throws 404 `ignored_payer_not_found`. */
export const forgetIgnoredPayerWorkflow = defineWrite("forget-ignored-payer", async ({ payer }: { payer: number }) => {
  const { rowCount } = await shopPool().query(
    "UPDATE ignored_payer SET deleted_at = now(), updated_at = now() WHERE number = $1 AND deleted_at IS NULL",
    [payer],
  );
  if (rowCount !== 1) throw new ApiError(404, "ignored_payer_not_found");
  return { payer };
});
