import sharp from "sharp";
import { ApiError } from "../errors/api-error";
import { isMachineFault } from "./damaged-picture";
import { countScans, MAX_SCANS, withoutHiddenChunks } from "./picture-cost";
import { MAX_PIXELS, MAX_SIDE } from "./picture-size";
import { pictureType } from "./picture-type";

/** Most bytes of a picture whose rows do not come in order: a decoder holds all of it. */
const HELD_MAX_BYTES = 160_000_000;

/**
 * Checks a bitmap by its header before it is decoded: a file of a few kilobytes may claim a size that would fill the
 * memory, or take hours of work (ruling 28). 400 `image_too_complex` above 32 scans, or for an interlaced picture that
 * takes more than 160 MB; `image_too_many_pixels` above 40 megapixels, `image_too_tall` for a side above 32,766 px,
 * `image_broken` when the header cannot be read. What else is slow ends at the timeout of `storePicture`.
 */
export async function inspectPicture(bytes: Buffer, name: string): Promise<void> {
  const refusal = (code: string, params = {}) => new ApiError(400, code, { params: { name, ...params } });
  if (pictureType(bytes) === "image/jpeg" && countScans(bytes) > MAX_SCANS) throw refusal("image_too_complex");
  const header = await sharp(withoutHiddenChunks(bytes), { limitInputPixels: false, failOn: "none" })
    .metadata()
    .catch((error) => {
      if (isMachineFault(error)) throw error;
      throw refusal("image_broken");
    });
  // Only the first frame of an animation is stored, and these are its dimensions.
  const { width, height, channels, depth, isProgressive } = header;
  if (Math.max(width, height) > MAX_SIDE) throw refusal("image_too_tall", { pixels: MAX_SIDE });
  if (width * height > MAX_PIXELS) throw refusal("image_too_many_pixels", { megapixels: MAX_PIXELS / 1_000_000 });
  const held = width * height * channels * (depth === "ushort" ? 2 : 1);
  if (isProgressive && held > HELD_MAX_BYTES) throw refusal("image_too_complex");
}
