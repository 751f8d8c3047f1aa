import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { storedTexts, type Texts } from "@zakh/kit/contract";
import { linksIn } from "@zakh/kit/database/links-in";
import type { OneTransaction, Queryable } from "@zakh/kit/database/one-transaction";
import { type CategoryText, type GoodsOf, type Meat, STORED_CATEGORY_TEXTS } from "../../contract";
import { CATALOG_MODULE } from "../../modules/catalog";
import type { CatalogModuleService } from "../../modules/catalog/service";
import { definedOnly } from "../defined-only";

export interface CategoryDetailInput extends Partial<Texts<CategoryText>> {
  categoryId: string;
  imageUrl?: string;
  /** Default: behind all others. */
  order?: number;
  meat?: Meat;
  goodsOf?: GoodsOf;
  listsStores?: boolean;
}

/** The detail's id is derived from the category's, so that a category cannot have two. */
export function categoryDetailId(categoryId: string): string {
  return `cdet_${categoryId}`;
}

/** Writes the details of categories and links them; returns their public ids, numbered in the given order. */
export async function createCategoryDetails(
  transaction: OneTransaction,
  container: MedusaContainer,
  inputs: CategoryDetailInput[],
): Promise<number[]> {
  const last = inputs.some(({ order }) => order === undefined) ? await lastOrder(transaction.sql) : 0;
  await transaction.use(container.resolve<CatalogModuleService>(CATALOG_MODULE), (service, context) =>
    service.createCategoryDetails(
      inputs.map(({ categoryId, imageUrl = "", order = last + 1, meat, goodsOf, listsStores, ...texts }) => ({
        id: categoryDetailId(categoryId),
        texts: storedTexts(STORED_CATEGORY_TEXTS, texts),
        image_url: imageUrl,
        sort_order: order,
        ...definedOnly({ meat, goods_of: goodsOf, lists_stores: listsStores }),
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
  // The database assigns the numbers when `use` has completed.
  const ids = inputs.map(({ categoryId }) => categoryDetailId(categoryId));
  const { rows } = await transaction.sql.query<{ number: number }>(
    "SELECT number FROM category_detail WHERE id = ANY($1) ORDER BY array_position($1, id)",
    [ids],
  );
  return rows.map(({ number }) => number);
}

/**
 * The highest order so far. Equal orders sort by number, so two concurrent categories may get the same. The form
 * accepts at most a million.
 */
async function lastOrder(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ last: number }>(
    "SELECT least(coalesce(max(sort_order), -1), 999999) AS last FROM category_detail WHERE deleted_at IS NULL",
  );
  return rows[0]?.last ?? -1;
}
