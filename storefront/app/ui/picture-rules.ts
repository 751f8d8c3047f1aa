import { isHeicType } from "@zakh/kit/contract";

/** Limits that are checked before an upload (spec §5); the server checks the bytes (ruling 28). */
const TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"];
const MAX_BYTES = 5 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/** For the `accept` attribute. */
export const PICTURE_ACCEPT = TYPES.join(",");

/** Why a selection is refused: an error code and the values of its text. */
export interface PictureFault {
  code: "images_too_many" | "image_too_large" | "image_heic" | "image_type_unsupported";
  values: Record<string, string | number>;
}

/** The first error in the chosen files, of which at most `room` fit; one error refuses all of them (spec §5). */
export function pictureFault(
  files: readonly Pick<File, "name" | "size" | "type">[],
  room: number,
  most: number,
): PictureFault | undefined {
  if (files.length > room) return { code: "images_too_many", values: { most } };
  for (const { name, size, type } of files) {
    if (isHeicType(type)) return { code: "image_heic", values: { name } };
    if (!TYPES.includes(type)) {
      const accepts = TYPES.map((accepted) => accepted.replace("image/", "").toUpperCase()).join(", ");
      return { code: "image_type_unsupported", values: { name, type: type || "?", accepts } };
    }
    if (size > MAX_BYTES) {
      const values = { name, size: Number((size / MEGABYTE).toFixed(1)), megabytes: MAX_BYTES / MEGABYTE };
      return { code: "image_too_large", values };
    }
  }
  return undefined;
}
