import { changedTexts, contentTexts, type StoredTexts, type TextName } from "@zakh/kit/contract";
import { STORE_TEXTS, type StoreChanges } from "../contract";
import { IDENTITY_COLUMNS } from "../read-models/store-columns";

const COLUMNS = {
  name: "name",
  logoUrl: "logo_url",
  coverImageUrl: "cover_image_url",
  photoUrls: "photo_urls",
  services: "services",
  address: "address",
  position: "position",
  phone: "phone",
  email: "email",
  ...IDENTITY_COLUMNS,
  openingHours: "opening_hours",
  sendingDays: "sending_days",
  categoryId: "category_number",
  isActive: "is_active",
} as const satisfies Record<Exclude<keyof StoreChanges, TextName<(typeof STORE_TEXTS)[number]>>, string>;

/**
 * The sent fields of a form, by column name; other fields are ignored. `former` is the column `texts` of the store that
 * they change.
 */
export function storeRow(changes: StoreChanges, former?: StoredTexts): Record<string, unknown> {
  const columns = Object.entries(COLUMNS).map(([field, column]) => [column, changes[field as keyof StoreChanges]]);
  const texts = ["texts", changedTexts(contentTexts(STORE_TEXTS), changes, former)];
  return Object.fromEntries([...columns, texts].filter(([, value]) => value !== undefined));
}
