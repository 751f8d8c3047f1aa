import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { sendList } from "@zakh/kit/cache/send-list";
import { findCategoryBySlug } from "../../../../../http/find-category";
import { serviceCategories } from "../../../../../read-models/service-categories";
import { publicStores } from "../../../../../read-models/stores";

/** The verified, active stores of a service category (ruling 31). */
export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const category = await findCategoryBySlug(request.params.slug);
  const stores = await publicStores.value();
  const registered = stores.filter(({ categoryId }) => categoryId === category.id);
  sendList(request, publicRead(response, [serviceCategories, publicStores]), registered);
}
