import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/http/api-error";

interface FoundCategory {
  /** Id of Medusa's ProductCategory. */
  categoryId: string;
  hasChildren: boolean;
}

/** The category with this public id; 404 `category_not_found` when it is missing or deleted. */
export const findCategoryToChangeStep = createStep(
  "find-category-to-change",
  async ({ number }: { number: number }) => {
    const { rows } = await shopPool().query<FoundCategory>(
      `SELECT c.id AS "categoryId",
       EXISTS (SELECT 1 FROM product_category child WHERE child.parent_category_id = c.id AND child.deleted_at IS NULL) AS "hasChildren"
     FROM category_detail cd
     JOIN product_category_category_detail pccd ON pccd.category_detail_id = cd.id AND pccd.deleted_at IS NULL
     JOIN product_category c ON c.id = pccd.product_category_id AND c.deleted_at IS NULL
     WHERE cd.number = $1 AND cd.deleted_at IS NULL`,
      [number],
    );
    if (!rows[0]) throw new ApiError(404, "category_not_found");
    return new StepResponse(rows[0]);
  },
);
