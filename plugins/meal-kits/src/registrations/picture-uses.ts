import { registerPictureUse } from "@zakh/kit/database/picture-uses";

/** Registers where meal kits use pictures of the library (ruling 29). */
export async function pictureUsesLoader(): Promise<void> {
  registerPictureUse(
    "meal-kit",
    "SELECT number AS id, name, image_url AS url, created_at AS at FROM meal_kit WHERE deleted_at IS NULL",
  );
}
