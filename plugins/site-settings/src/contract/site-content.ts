import { line, list, localizedText, paragraph, pictureLink, publicId } from "@zakh/kit/contract";
import { z } from "zod";

export const SITE_TEXTS = ["title", "content"] as const;

/** A piece of content by key (spec §3 site_content), such as the home page's hero. */
export const siteContent = z.object({
  id: publicId,
  key: z.string(),
  ...localizedText(SITE_TEXTS, () => z.string()),
  imageUrl: z.string(),
  active: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type SiteContent = z.infer<typeof siteContent>;

export const siteContents = list(siteContent);

/** Whether a text can be a content's key; it is part of a path. */
export function isContentKey(key: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,63}$/.test(key);
}

/** `PUT /api/site-content/{key}`: creates or updates it; omitted fields stay unchanged. */
export const siteContentInput = z
  .object({
    ...localizedText(SITE_TEXTS, (field) => (field === "title" ? line(200) : paragraph(20_000))),
    imageUrl: pictureLink,
    active: z.boolean(),
  })
  .partial();
export type SiteContentInput = z.infer<typeof siteContentInput>;
