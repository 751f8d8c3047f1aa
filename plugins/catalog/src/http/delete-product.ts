import type { MedusaRequest } from "@medusajs/framework/http";
import { withLock } from "@zakh/kit/database/lock";
import { deleteShopProductsWorkflow } from "../workflows/delete-products";
import { productLock } from "./product-lock";

/** Takes a product off the shop (ruling 23); 404 `product_not_found`. Who may do so is for the caller to judge. */
export async function deleteProduct(request: MedusaRequest, id: number): Promise<void> {
  await withLock(productLock(id), () => deleteShopProductsWorkflow(request.scope).run({ input: { numbers: [id] } }));
}
