import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { linksIn } from "@zakh/kit/database/links-in";
import type { OneTransaction } from "@zakh/kit/database/one-transaction";
import type { SaleRule } from "../../contract";
import { CATALOG_MODULE } from "../../modules/catalog";
import type { CatalogModuleService } from "../../modules/catalog/service";

export interface ProductDetailInput extends SaleRule {
  /** Id of Medusa's Product. */
  productId: string;
  nameRu?: string;
  nameEn?: string;
  descriptionRu?: string;
  descriptionEn?: string;
  origin?: string;
  originRu?: string;
  originEn?: string;
  /** Kilograms. */
  stock?: number;
  /** Public id of the store that sells it. */
  storeNumber?: number | null;
}

/** The detail's id is derived from the product's, so that a product cannot have two. */
export function productDetailId(productId: string): string {
  return `pdet_${productId}`;
}

/** Writes the details of products and links them; returns their public ids, numbered in the given order. */
export async function createProductDetails(
  transaction: OneTransaction,
  container: MedusaContainer,
  inputs: ProductDetailInput[],
): Promise<number[]> {
  await transaction.use(container.resolve<CatalogModuleService>(CATALOG_MODULE), (service, context) =>
    service.createProductDetails(inputs.map(toRow), context),
  );
  await linksIn(transaction).create(
    inputs.map(({ productId }) => ({
      [Modules.PRODUCT]: { product_id: productId },
      [CATALOG_MODULE]: { product_detail_id: productDetailId(productId) },
    })),
  );
  // The database assigns the numbers when `use` has completed.
  const ids = inputs.map(({ productId }) => productDetailId(productId));
  const { rows } = await transaction.sql.query<{ number: number }>(
    "SELECT number FROM product_detail WHERE id = ANY($1) ORDER BY array_position($1, id)",
    [ids],
  );
  return rows.map(({ number }) => number);
}

function toRow(input: ProductDetailInput) {
  return {
    id: productDetailId(input.productId),
    name_ru: input.nameRu ?? "",
    name_en: input.nameEn ?? "",
    description_ru: input.descriptionRu ?? "",
    description_en: input.descriptionEn ?? "",
    origin: input.origin ?? "",
    origin_ru: input.originRu ?? "",
    origin_en: input.originEn ?? "",
    min_order_quantity: input.minOrderQuantity,
    pack_size: input.packSize,
    price_divisor: input.priceDivisor,
    stock: input.stock ?? 0,
    store_number: input.storeNumber ?? null,
  };
}
