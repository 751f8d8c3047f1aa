import { ApiError } from "@zakh/kit/errors/api-error";
import { saveLogo } from "@zakh/kit/uploads/save-logo";
import type { UploadedFile } from "@zakh/kit/uploads/uploaded-file";

/** Maximum size of a logo file in MB (spec §9: under 2 MB). */
const LOGO_MAX_MEGABYTES = 2;

/**
 * Stores an uploaded logo and returns its URL. 413 `logo_too_large` above 2 MB, 400 `image_broken` for an empty
 * picture.
 */
export async function uploadLogo(file: UploadedFile): Promise<string> {
  if (file.bytes.length >= LOGO_MAX_MEGABYTES * 1024 * 1024) {
    throw new ApiError(413, "logo_too_large", { params: { megabytes: LOGO_MAX_MEGABYTES } });
  }
  return saveLogo(file);
}
