import type { ServiceCategoryChanges } from "../contract";

/** The sent fields, by column name. */
export function serviceCategoryRow(given: ServiceCategoryChanges): Record<string, unknown> {
  const row = {
    name: given.name,
    name_ru: given.nameRu,
    name_en: given.nameEn,
    description: given.description,
    description_ru: given.descriptionRu,
    description_en: given.descriptionEn,
    icon_name: given.iconName,
    slug: given.slug,
    is_active: given.isActive,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
}
