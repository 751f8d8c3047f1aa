import { ApiError } from "@zakh/kit/errors/api-error";
import type { ServiceCategory } from "../contract";
import { serviceCategories } from "../read-models/service-categories";

/** The active service category with this slug; 404 `service_category_not_found`. */
export async function findCategoryBySlug(slug: string | undefined): Promise<ServiceCategory> {
  const category = (await serviceCategories.value()).find((each) => each.slug === slug);
  if (!category) throw new ApiError(404, "service_category_not_found");
  return category;
}
