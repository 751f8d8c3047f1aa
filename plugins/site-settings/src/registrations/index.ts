import { registerPictureUse } from "@zakh/kit/database/picture-uses";
import { registerShopContact } from "@zakh/kit/mail/shop-contact";
import { shopContact } from "../read-models/shop-contact";

/** Tells the plugins below what this one adds to theirs; its module calls it as a process starts. */
export async function registrations(): Promise<void> {
  registerPictureUse(
    "hero",
    "SELECT NULL::int AS id, texts #>> '{title,mn}' AS name, image_url AS url, updated_at AS at FROM site_content WHERE key = 'hero' AND deleted_at IS NULL",
  );
  registerPictureUse(
    "logo",
    "SELECT NULL::int AS id, '' AS name, value AS url, updated_at AS at FROM site_setting WHERE key = 'logo_url' AND deleted_at IS NULL",
  );
  registerPictureUse(
    "footer",
    "SELECT NULL::int AS id, company_name AS name, logo_url AS url, updated_at AS at FROM footer_setting WHERE deleted_at IS NULL",
  );
  registerPictureUse(
    "site-content",
    `SELECT number AS id, coalesce(nullif(texts #>> '{title,mn}', ''), key) AS name, image_url AS url, updated_at AS at
   FROM site_content WHERE key <> 'hero' AND deleted_at IS NULL`,
  );
  registerShopContact(() => shopContact.value());
}
