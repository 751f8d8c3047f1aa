import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { createCategoryDetails } from "./category/category-details";

/**
 * Adds the default detail to categories created outside the shop, such as in Medusa's dashboard. Returns the public ids
 * of those that had none.
 */
export const adoptCategoriesWorkflow = defineWrite("adopt-categories", (categoryIds: string[], { container }) =>
  inOneTransaction(container, async (transaction) => {
    const { rows } = await transaction.sql.query<{ categoryId: string }>(
      `SELECT c.id AS "categoryId" FROM product_category c
       WHERE c.id = ANY($1) AND c.deleted_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM product_category_category_detail pccd
         WHERE pccd.product_category_id = c.id AND pccd.deleted_at IS NULL
       )`,
      [categoryIds],
    );
    return rows.length === 0 ? [] : createCategoryDetails(transaction, container, rows);
  }),
);
