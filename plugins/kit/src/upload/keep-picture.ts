import { ApiError } from "../http/api-error";
import type { UploadedFile } from "../http/form";
import { judgePixels } from "./picture-type";
import { storePicture, UnreadablePicture } from "./store-picture";
import { turns } from "./turns";
import { uploadStore } from "./upload-store";

/** Pictures decoded at once: one of 40 megapixels takes 160 MB while it is. */
const inTurn = turns(2);

/**
 * Keeps an uploaded picture under a generated name and answers its URL. 400 `image_broken` when the bytes cannot be
 * decoded, 400 `image_too_many_pixels` above 40 megapixels (ruling 28). The same picture twice is one file, so nothing is
 * removed when a product lets go of it: others, and orders, may still show it.
 */
export async function keepPicture(file: UploadedFile): Promise<string> {
  await judgePixels(file.bytes, file.name);
  return inTurn(() => storePicture(file.bytes, uploadStore())).catch((error: unknown) => {
    if (!(error instanceof UnreadablePicture)) throw error;
    throw new ApiError(400, "image_broken", { params: { name: file.name } });
  });
}
