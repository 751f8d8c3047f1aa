import type { PICTURE_TYPES } from "./picture-limits";

/** How many bytes of a file `pictureKind` looks at. */
export const PICTURE_KIND_BYTES = 16;

/**
 * The media type of a file that starts with these bytes, read as latin1; `undefined` when it is not a picture that may
 * be uploaded.
 */
export function pictureKind(start: string): (typeof PICTURE_TYPES)[number] | undefined {
  if (start.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (/^GIF8[79]a/.test(start)) return "image/gif";
  return start.startsWith("RIFF") && start.startsWith("WEBP", 8) ? "image/webp" : undefined;
}
