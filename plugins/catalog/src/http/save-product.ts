import type { MedusaRequest } from "@medusajs/framework/http";
import { adminOf, customerOf } from "@zakh/accounts/http/guards";
import type { Versioned } from "@zakh/kit/contract";
import { shopPool } from "@zakh/kit/database/pool";
import { ApiError } from "@zakh/kit/errors/api-error";
import { filesOf } from "@zakh/kit/http/form";
import { savePicture } from "@zakh/kit/uploads/save-picture";
import type { Product } from "../contract";
import { withProductVersion } from "../read-models/product-version";
import { findKnownPictures, planSaving } from "../workflows/product/plan-saving";
import { type ProductSaving, saveProductWorkflow } from "../workflows/save-product";
import type { ProductForm } from "./product-form";

/**
 * Creates or updates the product of a request's form (`productFormDefinition`), stores its new pictures, and returns
 * it. Throws the errors of the workflow `save-product`. The caller must check whether the user may sell.
 */
export async function saveProduct(
  request: MedusaRequest,
  by: Pick<ProductSaving, "number" | "storeNumber">,
): Promise<Versioned<Product>> {
  const form = request.validatedBody as ProductForm;
  const { keptUrls: retained, removedUrls: removed } = form;
  const { version: ofData, ...data } = form.productData ?? {};
  const { number, name } = by.storeNumber === undefined ? adminOf(request) : customerOf(request);
  const saving: ProductSaving = {
    ...by,
    by: { number, name },
    version: [form.version, ofData],
    data,
    pictures: { retained, removed },
  };
  const added = await savePictures(request, saving);
  const { result } = await saveProductWorkflow(request.scope).run({
    input: { ...saving, pictures: { retained, removed, added } },
  });
  if (!result.product) throw new ApiError(404, "product_not_found");
  return withProductVersion(result.product);
}

/** Stores the new pictures and returns their URLs. For a form that is refused anyway, none is decoded. */
async function savePictures(request: MedusaRequest, saving: ProductSaving): Promise<string[]> {
  const files = filesOf(request, "images");
  const added: string[] = [];
  if (files.length === 0) return added;
  const pictures = { ...saving.pictures, added: files.map(({ name }) => name) };
  await planSaving(shopPool(), { ...saving, pictures }, await findKnownPictures(saving));
  // One at a time, so that a form with five large pictures does not delay every other upload.
  for (const file of files) added.push(await savePicture(file));
  return added;
}
