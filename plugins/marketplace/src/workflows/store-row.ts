import type { StoreChanges } from "../contract";

const COLUMNS = {
  name: "name",
  description: "description",
  descriptionRu: "description_ru",
  descriptionEn: "description_en",
  logoUrl: "logo_url",
  coverImageUrl: "cover_image_url",
  address: "address",
  phone: "phone",
  email: "email",
  openingHours: "opening_hours",
  categoryId: "category_number",
  isActive: "is_active",
} as const satisfies Record<keyof StoreChanges, string>;

/** The sent fields of a form, by column name; other fields are ignored. */
export function storeRow(changes: StoreChanges): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(COLUMNS)
      .map(([field, column]) => [column, changes[field as keyof StoreChanges]])
      .filter(([, value]) => value !== undefined),
  );
}
