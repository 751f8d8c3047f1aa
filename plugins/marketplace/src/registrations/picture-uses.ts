import { registerPictureUse } from "@zakh/kit/database/picture-uses";

/** Registers where stores use pictures of the library (ruling 29). */
export async function pictureUsesLoader(): Promise<void> {
  registerPictureUse(
    "store",
    `SELECT number AS id, name, picture.url, created_at AS at
   FROM market_store CROSS JOIN LATERAL (
     VALUES (logo_url), (cover_image_url) UNION ALL SELECT jsonb_array_elements_text(photo_urls)
   ) AS picture (url)
   WHERE deleted_at IS NULL`,
  );
}
