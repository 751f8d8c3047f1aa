import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CATALOG_MODULE } from "../../modules/catalog";
import type { CatalogModuleService } from "../../modules/catalog/service";
import { definedOnly } from "../defined-only";
import { productDetailId } from "./create-product-details";

/** What the shop keeps of a product beside Medusa's; what is left out stays. */
export interface ProductDetailChanges {
  name_ru?: string;
  name_en?: string;
  description_ru?: string;
  description_en?: string;
  min_order_quantity?: number;
  pack_size?: number;
  price_divisor?: number;
  stock?: number;
}

const COLUMNS = [
  "name_ru",
  "name_en",
  "description_ru",
  "description_en",
  "min_order_quantity",
  "pack_size",
  "price_divisor",
  "stock",
] as const;

export const updateProductDetailStep = createStep(
  "update-product-detail",
  async ({ productId, changes }: { productId: string; changes: ProductDetailChanges }, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG_MODULE);
    const id = productDetailId(productId);
    const before = await catalog.retrieveProductDetail(id, { select: ["id", ...COLUMNS] });
    await catalog.updateProductDetails({ id, ...definedOnly(changes) });
    return new StepResponse(undefined, {
      id,
      ...Object.fromEntries(COLUMNS.map((column) => [column, before[column]])),
    });
  },
  async (before, { container }) => {
    if (before) await container.resolve<CatalogModuleService>(CATALOG_MODULE).updateProductDetails(before);
  },
);
