import type { UploadedFile } from "../http/form";
import { ApiError } from "../http/api-error";
import { storePicture } from "./store-picture";

/**
 * Keeps an uploaded picture under a generated name and answers its URL. 400 `image_broken` when the bytes cannot be
 * decoded or hold more than 40 megapixels (ruling 28). The same picture twice is one file, so nothing is removed when a
 * product lets go of it: others, and orders, may still show it.
 */
export async function keepPicture(file: UploadedFile): Promise<string> {
  const dir = process.env.UPLOAD_DIR;
  if (!dir) throw new Error("UPLOAD_DIR is not set");
  return storePicture(file.bytes, dir).catch(() => {
    throw new ApiError(400, "image_broken", { params: { name: file.name } });
  });
}
