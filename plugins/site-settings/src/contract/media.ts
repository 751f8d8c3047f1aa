import { list, PICTURE_USE_KINDS, page, publicId, search, sortBy } from "@zakh/kit/contract";
import { z } from "zod";

/** Most pictures that one upload may carry. */
export const MEDIA_UPLOAD_MAX = 10;

/** A picture that the back office can choose again (spec §3 media_library). */
export const mediaItem = z.object({
  id: publicId,
  /** The file's name with whoever uploaded it. */
  name: z.string(),
  /** Media type of the uploaded file; what is shown from `url` is always WebP. */
  type: z.string(),
  url: z.string(),
  /** Bytes of the uploaded file. */
  size: z.int(),
  /** The shown picture's size in px. */
  metadata: z.object({ width: z.int(), height: z.int() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type MediaItem = z.infer<typeof mediaItem>;

/** `GET /api/media`. */
export const mediaItems = list(mediaItem);

/** `POST /api/media/upload`: the item of one file; of several, a list in the order they were sent. */
export const mediaUpload = z.union([mediaItem, mediaItems]);

/** How the library may be sorted; newest first unless asked otherwise. */
export const MEDIA_SORTS = ["newest", "oldest", "name", "-name", "size", "-size"] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** `GET /api/media`: `search` is part of the name, whatever the letter case. Without `limit` the first 1,000. */
export const mediaQuery = z.object({ search, sort: sortBy(MEDIA_SORTS), ...page });
export type MediaQuery = z.infer<typeof mediaQuery>;

/** `GET /api/media/{id}/usage`; also the `usage` of the 409 `media_in_use` (ruling 29). */
export const mediaUsage = list(
  z.object({ kind: z.enum(PICTURE_USE_KINDS), id: publicId.nullable(), name: z.string() }),
);
export type MediaUsage = z.infer<typeof mediaUsage>;

/** `DELETE /api/media/{id}`: `confirm=true` deletes what is in use (ruling 29). */
export const mediaDeletionQuery = z.object({
  confirm: z.enum(["true", "false"], { error: "value_invalid" }).optional(),
});
export type MediaDeletionQuery = z.infer<typeof mediaDeletionQuery>;
