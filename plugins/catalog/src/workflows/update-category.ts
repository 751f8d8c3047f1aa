import { Modules, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils";
import { changedTexts, type StoredTexts } from "@zakh/kit/contract";
import { defineWrite } from "@zakh/kit/database/define-write";
import { inOneTransaction } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { refuseChanged } from "@zakh/kit/http/version";
import { type CategoryChanges, STORED_CATEGORY_TEXTS } from "../contract";
import { CATALOG_MODULE } from "../modules/catalog";
import type { CatalogModuleService } from "../modules/catalog/service";
import { findCategory } from "../read-models/categories";
import { categoryDetailId } from "./category/category-details";
import {
  CATEGORIES_KEY,
  findCategoryToChange,
  refuseTakenSlug,
  requireOrigins,
  slugOf,
} from "./category/category-rules";
import { changesAny, definedOnly } from "./defined-only";

/** A change of a category; omitted fields stay unchanged. */
export interface CategoryUpdate extends CategoryChanges {
  number: number;
  /** The version that the change is based on (ruling 54). */
  version?: string;
}

/**
 * Updates a category atomically; its products show the new name (ruling 22). An empty slug is generated from the name
 * again. Returns Medusa's id. Throws 400 `category_slug_invalid`, 404 `category_not_found`, 409 `changed_meanwhile`
 * with the current category, 409 `slug_taken`, 409 `origins_missing` where it would become meat with shown products that tell no origin, and 409 `conflict` when the lock on categories is not free within 8 s.
 */
export const updateCategoryWorkflow = defineWrite(
  "update-category",
  async (input: CategoryUpdate, { container, emit }) => {
    const { number, version, ...changes } = input;
    const categoryId = await inOneTransaction(
      container,
      async ({ sql, use }) => {
        const present = await findCategory(sql, number);
        if (!present) throw new ApiError(404, "category_not_found");
        await refuseChanged(version, async () => present);
        const found = await findCategoryToChange(sql, number);
        const slug = changes.slug === undefined ? undefined : slugOf(changes.slug || (changes.name ?? present.name));
        if (slug !== undefined) await refuseTakenSlug(sql, slug, found.categoryId);
        if (present.meat === "none" && (changes.meat ?? "none") !== "none") await requireOrigins(sql, found.categoryId);
        const ofMedusa = medusaChanges({ ...changes, slug });
        if (changesAny(ofMedusa)) {
          await use(container.resolve(Modules.PRODUCT), (service, context) =>
            // By id alone, Medusa reads the tree first, and fails when the category is moved meanwhile in another process.
            service.updateProductCategories({ id: found.categoryId }, ofMedusa, context),
          );
        }
        const ofDetail = detailChanges(changes, found.texts);
        if (changesAny(ofDetail)) {
          await use(container.resolve<CatalogModuleService>(CATALOG_MODULE), (service, context) =>
            service.updateCategoryDetails({ id: categoryDetailId(found.categoryId), ...ofDetail }, context),
          );
        }
        return found.categoryId;
      },
      { key: CATEGORIES_KEY },
    );
    emit(ProductCategoryWorkflowEvents.UPDATED, { id: categoryId });
    return categoryId;
  },
);

function medusaChanges({ name, slug, description, isActive }: CategoryChanges) {
  // An internal category of Medusa's dashboard counts as inactive in the shop.
  const is_internal = isActive ? false : undefined;
  return definedOnly({ name, handle: slug, description, is_active: isActive, is_internal });
}

function detailChanges(changes: CategoryChanges, former: StoredTexts) {
  return definedOnly({
    texts: changedTexts(STORED_CATEGORY_TEXTS, changes, former),
    image_url: changes.imageUrl,
    sort_order: changes.order,
    meat: changes.meat,
    goods_of: changes.goodsOf,
    lists_stores: changes.listsStores,
  });
}
