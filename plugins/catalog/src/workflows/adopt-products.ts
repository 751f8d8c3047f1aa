import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { createRemoteLinkStep } from "@medusajs/medusa/core-flows";
import { completeSaleRule } from "../contract";
import { CATALOG_MODULE } from "../modules/catalog";

import { createProductDetailsStep } from "./steps/create-product-details";
import { findProductsWithoutDetailStep } from "./steps/find-products-without-detail";

/** Gives the default detail to products that were created outside the shop, such as in Medusa's own dashboard. */
export const adoptProductsWorkflow = createWorkflow("adopt-products", (productIds: string[]) => {
  const products = findProductsWithoutDetailStep(productIds);
  const details = createProductDetailsStep(
    transform(products, (rows) => rows.map(({ id, title }) => ({ productId: id, ...completeSaleRule(title) }))),
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
