import { defineWrite } from "@zakh/kit/database/define-write";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";

/** Hides a piece of content; pages show the fallback instead. 404 for an unknown one. */
export const deleteSiteContentWorkflow = defineWrite("delete-site-content", async ({ key }: { key: string }) => {
  const { rowCount } = await shopPool().query(
    "UPDATE site_content SET deleted_at = now(), updated_at = now() WHERE key = $1 AND deleted_at IS NULL",
    [key],
  );
  if (!rowCount) throw new ApiError(404, "site_content_not_found");
  return { key };
});
