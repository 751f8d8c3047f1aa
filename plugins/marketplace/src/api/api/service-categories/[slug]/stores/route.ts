import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/http/public-read";
import { findCategoryBySlug } from "../../../../../http/find-category";
import { publicStores } from "../../../../../read-models/stores";

/** The verified, active stores of a service category (ruling 31). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const category = await findCategoryBySlug(request.params.slug);
  const stores = await publicStores.value();
  publicRead(response).json(stores.filter(({ categoryId }) => categoryId === category.id));
}
