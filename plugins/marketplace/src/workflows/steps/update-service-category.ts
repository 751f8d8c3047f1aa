import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { type Columns, columnsBefore, setColumns } from "@zakh/kit/database/set-columns";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { findAdminServiceCategories } from "../../read-models/service-categories";
import { serviceCategoryRow } from "../service-category-row";
import { refuseTakenSlug } from "../slug-choice";
import type { ServiceCategoryUpdate } from "../update-service-category";

/** Runs with the category locked: of two concurrent saves, the second sees what the first has written. */
export const updateServiceCategoryStep = createStep("update-service-category", change, async (undo) => {
  if (undo) await inTransaction(shopPool(), (client) => setColumns(client, "service_category", undo.id, undo.was));
});

async function change({ categoryId, changes, version }: ServiceCategoryUpdate) {
  const columns = serviceCategoryRow(changes);
  try {
    const undo = await inTransaction(shopPool(), async (client) => {
      const { rows } = await client.query<Columns & { id: string }>(
        "SELECT * FROM service_category WHERE number = $1 AND deleted_at IS NULL FOR UPDATE",
        [categoryId],
      );
      const [before] = rows;
      if (!before) throw new ApiError(404, "service_category_not_found");
      await refuseChanged(version, async () => (await findAdminServiceCategories(client, categoryId))[0]);
      await refuseTakenSlug(changes.slug, categoryId, client);
      await setColumns(client, "service_category", before.id, columns);
      return { id: before.id, was: columnsBefore(before, columns) };
    });
    return new StepResponse({ id: undo.id }, undo);
  } catch (error) {
    // The slug was taken between check and write.
    await refuseTakenSlug(changes.slug, categoryId);
    throw error;
  }
}
