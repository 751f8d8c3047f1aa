import { changedTexts, contentTexts, type StoredTexts } from "@zakh/kit/contract";
import { SERVICE_CATEGORY_TEXTS, type ServiceCategoryChanges } from "../contract";

/** The sent fields, by column name; `former` is the column `texts` of the category that they change. */
export function serviceCategoryRow(given: ServiceCategoryChanges, former?: StoredTexts): Record<string, unknown> {
  const row = {
    texts: changedTexts(contentTexts(SERVICE_CATEGORY_TEXTS), given, former),
    icon_name: given.iconName,
    slug: given.slug,
    is_active: given.isActive,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}
