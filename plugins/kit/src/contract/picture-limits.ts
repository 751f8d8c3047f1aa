/** Kinds of pictures that may be uploaded (spec §5); SVG for logos only. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;

/** Maximum size of an uploaded picture, in bytes (spec §9: 5 MB). */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

export const PICTURE_TYPE_NAMES = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/gif": "GIF",
  "image/webp": "WEBP",
  "image/svg+xml": "SVG",
} as const;
