/** Everything that may use a picture of the library (ruling 29). */
export const PICTURE_USE_KINDS = [
  "product",
  "category",
  "hero",
  "logo",
  "footer",
  "site-content",
  "store",
  "meal-kit",
] as const;
export type PictureUseKind = (typeof PICTURE_USE_KINDS)[number];

/** One thing that uses a picture. `id` is its public id; null where there is only one of its kind. */
export interface PictureUser {
  kind: PictureUseKind;
  id: number | null;
  name: string;
}
