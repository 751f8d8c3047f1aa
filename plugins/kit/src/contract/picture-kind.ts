import type { PICTURE_TYPES } from "./picture-limits";

/** Brands of HEIC and HEIF files, the format in which iPhones keep photos. An AVIF has another brand, and is no photo of a phone. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"];

/** The media types of such files; the first stands for all of them. */
export const HEIC_TYPES = ["image/heic", "image/heif", "image/heic-sequence", "image/heif-sequence"] as const;

/** Whether a file that starts with these bytes, read as latin1, is an iPhone's photo, which the shop does not take. */
export function isHeic(start: string): boolean {
  return start.startsWith("ftyp", 4) && HEIC_BRANDS.includes(start.slice(8, 12));
}

/** The same by the media type that a browser names. */
export function isHeicType(type: string): boolean {
  return (HEIC_TYPES as readonly string[]).includes(type);
}

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
