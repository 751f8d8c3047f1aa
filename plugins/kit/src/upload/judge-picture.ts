import sharp from "sharp";
import { ApiError } from "../http/api-error";
import { countPasses, MAX_FRAMES, MAX_SCANS, withoutHiddenChunks } from "./picture-cost";
import { keptSize, MAX_PIXELS, MAX_SIDE } from "./picture-size";
import { pictureType } from "./picture-type";

/** What takes a core more than about a second: decoding, in megapixels of a plain bitmap, and packing, in megapixels kept. */
const LARGE_TO_DECODE = 16;
const LARGE_TO_PACK = 4;

export interface JudgedPicture {
  /** Whether it takes long; at most one such picture is worked on at a time. */
  large: boolean;
}

/**
 * Refuses a bitmap before it is decoded, by its structure and its header: a picture of a few kilobytes may claim a size that
 * would fill the memory, or ask for hours of work (ruling 28). 400 `image_too_complex` above 32 scans or 1,000 frames,
 * `image_too_many_pixels` above 40 megapixels, `image_too_tall` for a side above 32,766 px, `image_broken` when the header
 * cannot be read.
 */
export async function judgePicture(bytes: Buffer, name: string): Promise<JudgedPicture> {
  const type = pictureType(bytes);
  if (!type || type === "image/svg+xml") throw new ApiError(400, "image_broken", { params: { name } });
  const { scans, frames } = countPasses(bytes, type);
  if (scans > MAX_SCANS || frames > MAX_FRAMES) throw new ApiError(400, "image_too_complex", { params: { name } });
  const header = await sharp(withoutHiddenChunks(bytes), { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!header) throw new ApiError(400, "image_broken", { params: { name } });
  // Of an animation only the first frame is kept, and its size is what is told.
  const { width, height } = header;
  if (Math.max(width, height) > MAX_SIDE) {
    throw new ApiError(400, "image_too_tall", { params: { name, pixels: MAX_SIDE } });
  }
  if (width * height > MAX_PIXELS) {
    throw new ApiError(400, "image_too_many_pixels", { params: { name, megapixels: MAX_PIXELS / 1_000_000 } });
  }
  // A JPEG is shrunk while it is decoded, but for its further scans; more bits and transparency are worked on as fractions.
  const effort =
    type === "image/jpeg" ? 0.25 + 0.06 * (scans - 1) : (header.depth === "ushort" ? 2 : 1) * (header.hasAlpha ? 2 : 1);
  const kept = keptSize({ width, height });
  const large =
    megapixels(width, height) * effort > LARGE_TO_DECODE || megapixels(kept.width, kept.height) > LARGE_TO_PACK;
  return { large };
}

function megapixels(width: number, height: number): number {
  return (width * height) / 1_000_000;
}
