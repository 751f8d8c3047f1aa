import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  createInventoryItemsWorkflow,
  createProductsWorkflow,
  createRemoteLinkStep,
} from "@medusajs/medusa/core-flows";
import { completeSaleRule, type SaleRule } from "../contract";
import { CATALOG_MODULE } from "../modules/catalog";

import { planProducts, UNIT } from "./plan-products";
import { createProductDetailsStep } from "./steps/create-product-details";
import { findCategoryIdsStep } from "./steps/find-category-ids";
import { findSaleGroundStep } from "./steps/find-sale-ground";
import { undoProductOptionsStep } from "./steps/undo-product-options";

/** A product that is to be sold (spec §3 products, ruling 37). */
export interface NewProduct extends Partial<SaleRule> {
  /** Medusa's handle: small Latin letters, digits and hyphens; made up when it is left out. */
  handle?: string;
  name: string;
  nameRu?: string;
  nameEn?: string;
  description?: string;
  descriptionRu?: string;
  descriptionEn?: string;
  /** Public id of its category. */
  categoryId: number;
  /** Won per sale unit, at most two decimals. */
  price: number;
  /** The first is the primary picture. */
  imageUrls?: string[];
  /** Kilograms. */
  stock?: number;
  /** Enforce the stock (ruling 6); off unless given. */
  trackStock?: boolean;
  /** Public id of the store that sells it. */
  storeId?: number | null;
}

export const CREATE_SHOP_PRODUCTS_ID = "create-shop-products";

/**
 * Puts products on sale: Medusa's Product with one variant and its price in won, the shop's detail, and, where stock is
 * tracked, an inventory item at the default stock location. Answers `{ id, number, productId }` of each detail, in order.
 */
export const createShopProductsWorkflow = createWorkflow(CREATE_SHOP_PRODUCTS_ID, (input: NewProduct[]) => {
  const ground = findSaleGroundStep();
  const categoryIds = findCategoryIdsStep(
    transform(input, (products) => [...new Set(products.map(({ categoryId }) => categoryId))]),
  );
  const inventoryItems = createInventoryItemsWorkflow.runAsStep({
    input: {
      items: transform({ input, ground }, ({ input: products, ground: { stockLocationId } }) =>
        products
          .filter(({ trackStock }) => trackStock)
          .map(({ name, stock = 0 }) => ({
            title: name,
            location_levels: stockLocationId ? [{ location_id: stockLocationId, stocked_quantity: stock }] : [],
          })),
      ),
    },
  });
  undoProductOptionsStep({ title: UNIT.option });
  const created = createProductsWorkflow.runAsStep({
    input: { products: transform({ input, ground, categoryIds, inventoryItems }, planProducts) },
  });
  const details = createProductDetailsStep(
    transform({ input, created }, ({ input: products, created: rows }) =>
      products.map((product, index) => ({
        productId: rows[index]?.id ?? "",
        nameRu: product.nameRu,
        nameEn: product.nameEn,
        descriptionRu: product.descriptionRu,
        descriptionEn: product.descriptionEn,
        stock: product.stock,
        storeId: product.storeId,
        ...completeSaleRule(product.name, product),
      })),
    ),
  );
  createRemoteLinkStep(
    transform(details, (rows) =>
      rows.map(({ id, productId }) => ({
        [Modules.PRODUCT]: { product_id: productId },
        [CATALOG_MODULE]: { product_detail_id: id },
      })),
    ),
  );
  return new WorkflowResponse(details);
});
