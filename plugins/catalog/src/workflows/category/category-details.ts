import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { linksIn } from "@zakh/kit/database/links-in";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
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

/** Writes the details of categories and ties them to these; answers their public ids, which are numbered in the order given. */
export async function createCategoryDetails(
  transaction: OneTransaction,
  container: MedusaContainer,
  inputs: CategoryDetailInput[],
): Promise<number[]> {
  const last = inputs.some(({ order }) => order === undefined) ? await lastOrder(transaction.sql) : 0;
  await transaction.use(container.resolve<CatalogModuleService>(CATALOG_MODULE), (service, context) =>
    service.createCategoryDetails(
      inputs.map(({ categoryId, imageUrl = "", order = last + 1, ...texts }) => ({
        id: categoryDetailId(categoryId),
        name_ru: texts.nameRu ?? "",
        name_en: texts.nameEn ?? "",
        description_ru: texts.descriptionRu ?? "",
        description_en: texts.descriptionEn ?? "",
        image_url: imageUrl,
        sort_order: order,
      })),
      context,
    ),
  );
  await linksIn(transaction).create(
    inputs.map(({ categoryId }) => ({
      [Modules.PRODUCT]: { product_category_id: categoryId },
      [CATALOG_MODULE]: { category_detail_id: categoryDetailId(categoryId) },
    })),
  );
  // The database numbers them only when `use` is done.
  const ids = inputs.map(({ categoryId }) => categoryDetailId(categoryId));
  const { rows } = await transaction.sql.query<{ number: number }>(
    "SELECT number FROM category_detail WHERE id = ANY($1) ORDER BY array_position($1, id)",
    [ids],
  );
  return rows.map(({ number }) => number);
}

/** Equal orders follow each other by number, so two categories at once may have the same. The form takes a million at most. */
async function lastOrder(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ last: number }>(
    "SELECT least(coalesce(max(sort_order), -1), 999999) AS last FROM category_detail WHERE deleted_at IS NULL",
  );
  return rows[0]?.last ?? -1;
}
