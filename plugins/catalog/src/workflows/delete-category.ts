import { Modules, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { linksIn } from "@zakh/kit/database/links-in";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { CATEGORIES_KEY, findCategoryToChange } from "./category/category-rules";

/**
 * Hides a category by its public id, atomically; its products stay listed under its name until they are moved (rulings
 * 23, 42). Returns Medusa's id. Throws 404 `category_not_found`, 409 `category_has_children`, and 409 `conflict` when
 * the lock on categories is not free within 8 s.
 */
export const deleteCategoryWorkflow = defineWrite(
  "delete-category",
  async ({ number }: { number: number }, { container, emit }) => {
    const categoryId = await inOneTransaction(
      container,
      async (transaction) => {
        const { categoryId: id, hasChildren } = await findCategoryToChange(transaction.sql, number);
        // Medusa cannot delete a category with children, which its dashboard can create.
        if (hasChildren) throw new ApiError(409, "category_has_children");
        await transaction.use(container.resolve(Modules.PRODUCT), (service, context) =>
          service.softDeleteProductCategories([id], undefined, context),
        );
        await linksIn(transaction).deleteOf({ [Modules.PRODUCT]: { product_category_id: [id] } });
        return id;
      },
      { key: CATEGORIES_KEY },
    );
    emit(ProductCategoryWorkflowEvents.DELETED, { id: categoryId });
    return categoryId;
  },
);
