import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";

export interface WantedSlug {
  /** Nothing is looked at for `undefined`. */
  slug: string | undefined;
  /** Id of Medusa's ProductCategory that has it already and may keep it. */
  except?: string;
}

/**
 * 409 `slug_taken` when another living category has the slug, whatever the letter case. A unique index stands behind it
 * (`migration-scripts/guard-medusa-tables`).
 */
export const refuseTakenSlugStep = createStep("refuse-taken-slug", async ({ slug, except }: WantedSlug) => {
  if (slug !== undefined) {
    const { rowCount } = await shopPool().query(
      "SELECT 1 FROM product_category WHERE lower(handle) = lower($1) AND deleted_at IS NULL AND id IS DISTINCT FROM $2",
      [slug, except ?? null],
    );
    if (rowCount) throw new ApiError(409, "slug_taken", { fields: { slug: "slug_taken" } });
  }
  return new StepResponse(undefined);
});
