import { list, PICTURE_USE_KINDS, page, publicId, search, sortBy, unlessEmpty } from "@zakh/kit/contract";
import { z } from "zod";

/** Most pictures of one upload. */
export const MEDIA_UPLOAD_MAX = 10;

/** A picture of the library, which the back office can choose again (spec §3 media_library). */
export const mediaItem = z.object({
  id: publicId,
  /** The uploader's file name. */
  name: z.string(),
  /** Media type of the uploaded file; the picture at `url` is always WebP. */
  type: z.string(),
  url: z.string(),
  /** Bytes of the uploaded file. */
  size: z.int(),
  /** Size of the picture at `url` in px. */
  metadata: z.object({ width: z.int(), height: z.int() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type MediaItem = z.infer<typeof mediaItem>;

export const mediaItems = list(mediaItem);

/** `POST /api/media/upload`: one item for one file; for several, a list in the order they were sent. */
export const mediaUpload = z.union([mediaItem, mediaItems]);

/** Sort orders of the library; default is newest first. */
export const MEDIA_SORTS = ["newest", "oldest", "name", "-name", "size", "-size"] as const;
export type MediaSort = (typeof MEDIA_SORTS)[number];

/** `GET /api/media`: `search` is part of the name, case-insensitive. Without `limit` the first 1,000. */
export const mediaQuery = z.object({ search, sort: sortBy(MEDIA_SORTS), ...page });
export type MediaQuery = z.infer<typeof mediaQuery>;

/** `GET /api/media/{id}/usage`; also `usage` in the 409 `media_in_use` (ruling 29). */
export const mediaUsage = list(
  z.object({ kind: z.enum(PICTURE_USE_KINDS), id: publicId.nullable(), name: z.string() }),
);
export type MediaUsage = z.infer<typeof mediaUsage>;

/** `DELETE /api/media/{id}`: `confirm=true` also deletes a picture in use (ruling 29). */
export const mediaDeletionQuery = z.object({
  confirm: z.enum(["true", "false"], { error: "value_invalid" }).optional(),
});
export type MediaDeletionQuery = z.infer<typeof mediaDeletionQuery>;

/** A picture of the shop: one of the library, or one that something uses and the library does not have. */
export const shopPicture = mediaItem.extend({
  /** Public id in the library; null when it is not there. */
  id: publicId.nullable(),
  /** The file's name, or that of what uses it; may be empty where there is only one of its kind. */
  name: z.string(),
  /** Null, like `size`, where only the library would know it. */
  type: z.string().nullable(),
  size: z.int().nullable(),
  /** When it was uploaded, or about since when it is used; null when not known. */
  createdAt: z.iso.datetime().nullable(),
  uses: mediaUsage,
});
export type ShopPicture = z.infer<typeof shopPicture>;

export const PICTURE_USED = ["true", "false"] as const;

/**
 * `GET /api/admin/pictures`: `search` is part of its name, or of the name of what uses it; all, used ones, or the others;
 * with `stored=true` only what a product may show: pictures that the shop has stored as WebP, not a logo's SVG or another site's picture.
 */
export const picturesQuery = z.object({
  search,
  sort: sortBy(MEDIA_SORTS),
  used: unlessEmpty(z.enum(PICTURE_USED, { error: "value_invalid" })),
  stored: unlessEmpty(z.enum(["true"], { error: "value_invalid" })),
  ...page,
});
export type PicturesQuery = z.infer<typeof picturesQuery>;

export const shopPictures = list(shopPicture);
