import type { StoredTexts } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inTransaction } from "@zakh/kit/database/in-transaction";
import { shopPool } from "@zakh/kit/database/pool";
import { setColumns } from "@zakh/kit/database/set-columns";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import type { ServiceCategoryChanges } from "../contract";
import { findAdminServiceCategories } from "../read-models/service-categories";
import { serviceCategoryRow } from "./service-category-row";
import { refuseTakenSlug } from "./slug-choice";

export interface ServiceCategoryUpdate {
  categoryId: number;
  /** Omitted fields stay unchanged. */
  changes: ServiceCategoryChanges;
  /** The version that the changes are based on. */
  version?: string;
}

/**
 * Updates a service category, which is locked: of two concurrent saves, the second sees what the first has written. Throws 404
 * `service_category_not_found`, 409 `slug_taken` and `changed_meanwhile`.
 */
export const updateServiceCategoryWorkflow = defineWrite(
  "update-service-category",
  async ({ categoryId, changes, version }: ServiceCategoryUpdate) => {
    try {
      return await inTransaction(shopPool(), async (client) => {
        const { rows } = await client.query<{ id: string; texts: StoredTexts }>(
          "SELECT id, texts FROM service_category WHERE number = $1 AND deleted_at IS NULL FOR UPDATE",
          [categoryId],
        );
        const [found] = rows;
        if (!found) throw new ApiError(404, "service_category_not_found");
        await refuseChanged(version, async () => (await findAdminServiceCategories(client, categoryId))[0]);
        await refuseTakenSlug(changes.slug, categoryId, client);
        await setColumns(client, "service_category", found.id, serviceCategoryRow(changes, found.texts));
        return { id: found.id };
      });
    } catch (error) {
      // The slug was taken between check and write.
      await refuseTakenSlug(changes.slug, categoryId);
      throw error;
    }
  },
);
