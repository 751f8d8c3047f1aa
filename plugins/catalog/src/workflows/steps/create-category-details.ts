import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { shopPool } from "@zakh/kit/database/pool";
import { CATALOG_MODULE } from "../../modules/catalog";
import type { CatalogModuleService } from "../../modules/catalog/service";

export interface CategoryDetailInput {
  /** Id of Medusa's ProductCategory. */
  categoryId: string;
  nameRu?: string;
  nameEn?: string;
  descriptionRu?: string;
  descriptionEn?: string;
  imageUrl?: string;
  /** Behind all others without it. */
  order?: number;
}

/** One category, one detail: the id says whose it is, so a second one cannot be written. */
export function categoryDetailId(categoryId: string): string {
  return `cdet_${categoryId}`;
}

/** Writes the details of categories; they are numbered in the order given. */
export const createCategoryDetailsStep = createStep(
  "create-category-details",
  async (inputs: CategoryDetailInput[], { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
    const last = inputs.some(({ order }) => order === undefined) ? await lastOrder() : 0;
    const rows = await catalog.createCategoryDetails(
      inputs.map(({ categoryId, imageUrl = "", order = last + 1, ...texts }) => ({
        id: categoryDetailId(categoryId),
        name_ru: texts.nameRu ?? "",
        name_en: texts.nameEn ?? "",
        description_ru: texts.descriptionRu ?? "",
        description_en: texts.descriptionEn ?? "",
        image_url: imageUrl,
        sort_order: order,
      })),
    );
    const numbers = new Map(rows.map(({ id, number }) => [id, number]));
    const details = inputs.map(({ categoryId }) => {
      const id = categoryDetailId(categoryId);
      return { id, number: numbers.get(id) ?? 0, categoryId };
    });
    return new StepResponse(
      details,
      details.map(({ id }) => id),
    );
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve<CatalogModuleService>(CATALOG_MODULE).deleteCategoryDetails(ids);
  },
);

/** Equal orders follow each other by number, so two categories at once may have the same. The form takes a million at most. */
async function lastOrder(): Promise<number> {
  const { rows } = await shopPool().query<{ last: number }>(
    "SELECT least(coalesce(max(sort_order), -1), 999999) AS last FROM category_detail WHERE deleted_at IS NULL",
  );
  return rows[0]?.last ?? -1;
}
