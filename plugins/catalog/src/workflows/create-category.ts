import { Modules, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import type { CategoryInput } from "../contract";
import { createCategoryDetails } from "./category/category-details";
import { CATEGORIES_KEY, refuseTakenSlug, slugOf } from "./category/category-rules";

/**
 * Creates a category atomically: Medusa's ProductCategory and the shop's detail. An absent slug is generated from the
 * name. Returns `{ number, categoryId }`, the public id and Medusa's. Throws 400 `category_slug_invalid`, 409
 * `slug_taken`, and 409 `conflict` when the lock on categories is not free within 8 s.
 */
export const createCategoryWorkflow = defineWrite(
  "create-category",
  async (input: CategoryInput, { container, emit }) => {
    const { name, description = "", isActive = true, order = 0, ...rest } = input;
    const slug = slugOf(input.slug || name);
    const created = await inOneTransaction(
      container,
      async (transaction) => {
        await refuseTakenSlug(transaction.sql, slug);
        const category = await transaction.use(container.resolve(Modules.PRODUCT), (service, context) =>
          service.createProductCategories({ name, handle: slug, description, is_active: isActive }, context),
        );
        const detail = { ...rest, categoryId: category.id, order };
        const [number = 0] = await createCategoryDetails(transaction, container, [detail]);
        return { number, categoryId: category.id };
      },
      { key: CATEGORIES_KEY },
    );
    emit(ProductCategoryWorkflowEvents.CREATED, { id: created.categoryId });
    return created;
  },
);
