import { ApiError } from "@zakh/kit/errors/api-error";
import { savePicture } from "@zakh/kit/uploads/save-picture";
import type { UploadedFile } from "@zakh/kit/uploads/uploaded-file";
import type { NewMediaItem } from "../workflows/create-media-items";

/**
 * Stores uploaded pictures, one after the other, because each is decoded in memory. 400 when there is none (spec §5).
 */
export async function uploadPictures(files: UploadedFile[]): Promise<NewMediaItem[]> {
  if (files.length === 0) throw new ApiError(400, "validation_failed", { fields: { file: "media_file_required" } });
  const stored: NewMediaItem[] = [];
  for (const file of files) {
    stored.push({ name: file.name, type: file.type, url: await savePicture(file), size: file.bytes.length });
  }
  return stored;
}
