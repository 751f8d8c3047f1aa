import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { publicRead } from "@zakh/kit/cache/public-read";
import { findCategoryBySlug } from "../../../../http/find-category";
import { serviceCategories } from "../../../../read-models/service-categories";

export async function GET(request: MedusaRequest, response: MedusaResponse) {
  const category = await findCategoryBySlug(request.params.slug);
  publicRead(response, [serviceCategories]).json(category);
}
