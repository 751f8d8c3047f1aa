import { ApiError } from "../errors/api-error";
import { inDecodeQueue } from "./decode-queue";
import { inspectPicture } from "./inspect-picture";
import { PictureTooCostly, storePicture, UnreadablePicture } from "./store-picture";
import { uploadStore } from "./upload-store";
import type { UploadedFile } from "./uploaded-file";

/**
 * Stores an uploaded picture under a generated name and returns its URL. Throws the errors of `inspectPicture`, 400
 * `image_broken` when the bytes cannot be decoded, 400 `image_too_complex` when that takes too long, and 429 or
 * 503 as `inDecodeQueue` does. The same picture twice is one file, so nothing is removed when a product drops it: other products
 * and orders may still show it. Stops at the next step when the client has disconnected.
 */
export async function savePicture({ bytes, name, sender }: UploadedFile): Promise<string> {
  await inspectPicture(bytes, name);
  try {
    return await inDecodeQueue(sender, () => storePicture(bytes, uploadStore(), sender.signal));
  } catch (error) {
    if (error instanceof UnreadablePicture) throw new ApiError(400, "image_broken", { params: { name } });
    if (error instanceof PictureTooCostly) throw new ApiError(400, "image_too_complex", { params: { name } });
    throw error;
  }
}
