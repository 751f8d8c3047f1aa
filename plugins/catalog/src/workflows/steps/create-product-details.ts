import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
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
  /** Kilograms. */
  stock?: number;
  /** Public id of the store that sells it. */
  storeId?: number | null;
}

export interface CreatedDetail {
  /** Id of the detail row. */
  id: string;
  /** Public id. */
  number: number;
  productId: string;
}

/** One product, one detail: the id says whose it is, so a second one cannot be written. */
export function productDetailId(productId: string): string {
  return `pdet_${productId}`;
}

/** Writes the details of products; they are numbered in the order given. */
export const createProductDetailsStep = createStep(
  "create-product-details",
  async (inputs: ProductDetailInput[], { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
    const rows = await catalog.createProductDetails(inputs.map(toRow));
    const numbers = new Map(rows.map(({ id, number }) => [id, number]));
    const details = inputs.map(({ productId }): CreatedDetail => {
      const id = productDetailId(productId);
      return { id, number: numbers.get(id) ?? 0, productId };
    });
    return new StepResponse(
      details,
      details.map(({ id }) => id),
    );
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve<CatalogModuleService>(CATALOG_MODULE).deleteProductDetails(ids);
  },
);

function toRow(input: ProductDetailInput) {
  return {
    id: productDetailId(input.productId),
    name_ru: input.nameRu ?? "",
    name_en: input.nameEn ?? "",
    description_ru: input.descriptionRu ?? "",
    description_en: input.descriptionEn ?? "",
    min_order_quantity: input.minOrderQuantity,
    pack_size: input.packSize,
    price_divisor: input.priceDivisor,
    stock: input.stock ?? 0,
    store_number: input.storeId ?? null,
  };
}
