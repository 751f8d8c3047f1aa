import sharp, { type Metadata } from "sharp";
import { ApiError } from "../errors/api-error";
import { isMachineFault } from "./damaged-picture";
import type { DecodeCost } from "./decode-queue";
import { countPasses, MAX_FRAMES, MAX_SCANS, withoutHiddenChunks } from "./picture-cost";
import { MAX_PIXELS, MAX_SIDE, type PictureSize, storedSize } from "./picture-size";
import { type PictureType, pictureType } from "./picture-type";

/**
 * Maximum cost of decoding a picture, in megapixels of a plain bitmap (8 bits, no transparency, one pass, about 10 ms
 * each): the costliest picture takes a core one second.
 */
const MAX_EFFORT_MEGAPIXELS = 80;
const MS_PER_EFFORT = 10;
/** Cost of compressing a picture and its copies, in ms per stored megapixel, and with transparency. */
const MS_PER_STORED_MEGAPIXEL = 75;
const MS_PER_SEE_THROUGH_MEGAPIXEL = 200;
/** Jobs longer than this count as large: one of them runs at a time. */
const LARGE_MS = 400;

/**
 * Checks a bitmap by its structure and header before it is decoded: a file of a few kilobytes may claim a size that
 * would fill the memory, or take hours of work (ruling 28). 400 `image_too_complex` above 32 scans or 1,000 frames, and
 * for types that are slow to decode (16 bits, interlaced, many scans) from 10 megapixels on; `image_too_many_pixels`
 * above 40 megapixels, `image_too_tall` for a side above 32,766 px, `image_broken` when the header cannot be read.
 * Returns the estimated cost of decoding.
 */
export async function inspectPicture(bytes: Buffer, name: string): Promise<DecodeCost> {
  const type = pictureType(bytes);
  if (!type || type === "image/svg+xml") throw new ApiError(400, "image_broken", { params: { name } });
  const { scans, frames } = countPasses(bytes, type);
  if (scans > MAX_SCANS || frames > MAX_FRAMES) throw new ApiError(400, "image_too_complex", { params: { name } });
  const header = await sharp(withoutHiddenChunks(bytes), { limitInputPixels: false, failOn: "none" })
    .metadata()
    .catch((error) => {
      if (isMachineFault(error)) throw error;
      return undefined;
    });
  if (!header) throw new ApiError(400, "image_broken", { params: { name } });
  // Only the first frame of an animation is stored, and these are its dimensions.
  const { width, height } = header;
  if (Math.max(width, height) > MAX_SIDE) {
    throw new ApiError(400, "image_too_tall", { params: { name, pixels: MAX_SIDE } });
  }
  if (width * height > MAX_PIXELS) {
    throw new ApiError(400, "image_too_many_pixels", { params: { name, megapixels: MAX_PIXELS / 1_000_000 } });
  }
  const effort = megapixels({ width, height }) * effortPerPixel(type, scans, header);
  if (effort > MAX_EFFORT_MEGAPIXELS) throw new ApiError(400, "image_too_complex", { params: { name } });
  const packing = header.hasAlpha ? MS_PER_SEE_THROUGH_MEGAPIXEL : MS_PER_STORED_MEGAPIXEL;
  const ms = effort * MS_PER_EFFORT + megapixels(storedSize({ width, height })) * packing;
  return { large: ms > LARGE_MS, ms };
}

/** The measured cost per pixel, relative to a plain bitmap. */
function effortPerPixel(type: PictureType, scans: number, { depth, hasAlpha, isProgressive }: Metadata): number {
  // A JPEG is scaled down while it is decoded, except for its further scans.
  if (type === "image/jpeg") return 0.25 + 0.1 * (scans - 1);
  if (type === "image/gif") return 2;
  return (depth === "ushort" ? 2 : 1) * (hasAlpha ? 2 : 1) * (isProgressive ? 2 : 1);
}

function megapixels({ width, height }: PictureSize): number {
  return (width * height) / 1_000_000;
}
