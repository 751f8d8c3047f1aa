import type { FileTypes } from "@medusajs/framework/types";
import { PICTURE_MAX_BYTES, PICTURE_TYPE_NAMES, PICTURE_TYPES } from "../../contract";
import { ApiError } from "../../errors/api-error";
import { quotable } from "../../http/form-files";
import { isPictureName } from "../../http/serve-uploads";
import { isHeicPhoto, pictureType } from "../../uploads/picture-type";
import { saveLogo } from "../../uploads/save-logo";
import { unconnectedSender } from "../../uploads/sender";
import { tooLarge } from "../../uploads/uploaded-file";

/**
 * Whether a file claims to be a picture, by name or type. A photo that cannot be shown is refused instead of stored as
 * a private file.
 */
export function isDashboardPicture({ filename, mimeType }: FileTypes.ProviderUploadFileDTO): boolean {
  return isPictureName(filename) || mimeType.toLowerCase().startsWith("image/");
}

/**
 * Stores a picture uploaded in Medusa's dashboard among the shop's own pictures and returns its URL, without a host: on
 * disk or in S3, checked, compressed and sanitised like any other (ruling 28). 413 `image_too_large` above 5 MB, 415
 * `image_heic` or `image_type_unsupported` for unsupported types, and the errors of `saveLogo`.
 */
export async function saveDashboardPicture({ filename, mimeType, content }: FileTypes.ProviderUploadFileDTO) {
  const name = quotable(filename.split(/[/\\]/).at(-1) ?? "");
  const bytes = Buffer.from(content, "base64");
  if (isHeicPhoto(bytes)) throw new ApiError(415, "image_heic", { params: { name } });
  if (bytes.length > PICTURE_MAX_BYTES) throw tooLarge(name, bytes.length, PICTURE_MAX_BYTES);
  const type = pictureType(bytes);
  if (!type) {
    const accepts = PICTURE_TYPES.map((accepted) => PICTURE_TYPE_NAMES[accepted]).join(", ");
    throw new ApiError(415, "image_type_unsupported", { params: { name, type: quotable(mimeType), accepts } });
  }
  // Medusa passes neither the user nor the connection; only administrators can upload here.
  return saveLogo({ name, type, bytes, sender: unconnectedSender("dashboard", "admin") });
}
