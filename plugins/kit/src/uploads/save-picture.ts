import { ApiError } from "../errors/api-error";
import { DecodeQueue } from "./decode-queue";
import { inspectPicture } from "./inspect-picture";
import { PictureTooCostly, storePicture, UnreadablePicture } from "./store-picture";
import { uploadStore } from "./upload-store";
import type { UploadedFile } from "./uploaded-file";

/** Decodes all pictures and logos of this process, two at once, so that half of libuv's four threads stay free. */
export const decodeQueue = new DecodeQueue(2);

/**
 * Stores an uploaded picture under a generated name and returns its URL. Throws the errors of `inspectPicture`, 400
 * `image_broken` when the bytes cannot be decoded, 400 `image_too_complex` when that takes too long, and 503 as
 * `DecodeQueue` does. The same picture twice is one file, so nothing is removed when a product drops it: other products
 * and orders may still show it. Stops at the next step when the client has disconnected.
 */
export async function savePicture({ bytes, name, sender }: UploadedFile): Promise<string> {
  const cost = await inspectPicture(bytes, name);
  try {
    return await decodeQueue.run(sender, cost, () => storePicture(bytes, uploadStore(), sender.signal));
  } catch (error) {
    if (error instanceof UnreadablePicture) throw new ApiError(400, "image_broken", { params: { name } });
    if (error instanceof PictureTooCostly) throw new ApiError(400, "image_too_complex", { params: { name } });
    throw error;
  }
}
