import { createHash } from "node:crypto";
import sharp, { type CreateRaw, type Sharp } from "sharp";
import { IMAGE_WIDTHS } from "../contract/images";
import { isMachineFault, isStillSeen } from "./damaged-picture";
import { withoutHiddenChunks } from "./picture-cost";
import { MAX_PIXELS, storedSize } from "./picture-size";
import type { UploadStore } from "./store";

/** Maximum width in px of the copies that lists show. */
const LIST_COPY_MAX_WIDTH = 320;
/**
 * Small copies are compressed as far as possible, which would take too long for large ones, and a little coarser:
 * phones show each of their pixels at half its size.
 */
const LIST_COPY = { quality: 66, alphaQuality: 90, effort: 6 } as const;
const WEBP = { quality: 74, alphaQuality: 90, effort: 2 } as const;
/**
 * Transparency takes five times as long to compress as everything else; a picture with more pixels than a logo gets the
 * page's white instead.
 */
const TRANSPARENT_MAX_PIXELS = 3_000_000;
/** For tall pictures, where better compression would cost other uploads a second. */
const TALL = { ...WEBP, effort: 0 } as const;
const TALL_PIXELS = 1_000_000;
const TALL_RATIO = 2.5;
/** For pictures whose file is larger than an upload may be: noise, which need not be sharp. */
const COARSE = { quality: 30, alphaQuality: 10, effort: 0 } as const;
const FILE_MAX_BYTES = 5 * 1024 * 1024;

/** The page's background behind a picture. */
const WHITE = "#ffffff";

/** Timeout of one step in seconds. Slow pictures are refused by their structure; this catches unforeseen ones. */
const STEP_TIMEOUT_SECONDS = 6;

// One thread per picture and no cache: the queue decides how many are processed at once.
sharp.concurrency(1);
sharp.cache(false);

/** The bytes cannot be decoded. Other errors are not the picture's fault. */
export class UnreadablePicture extends Error {
  override readonly name = "UnreadablePicture";
}

/** Decoding or compressing takes too long, or the resulting file is too large. */
export class PictureTooCostly extends Error {
  override readonly name = "PictureTooCostly";
}

/**
 * Stores a picture as WebP below `img/`, with narrower copies beside it, and returns its URL.
 *
 * `source` is any bitmap that sharp reads. Only its first frame is stored: upright, without metadata, scaled down to at
 * most 1600 px wide, 16,383 px tall and 10 megapixels. The URL, `/static/img/<hash>_<rrggbb>_<w>x<h>.webp`, tells
 * `imageSources` of the contract everything that a page needs. The hash is that of `source`, so the same picture is
 * stored once, and an existing file is never written again. Of a damaged one that a person can still see, what is there is stored. Throws `UnreadablePicture` when the bytes are no picture or
 * have more than 40 megapixels, `PictureTooCostly` after 6 s in one step; between two steps it stops when `signal` is
 * aborted.
 */
export async function storePicture(source: Buffer, store: UploadStore, signal?: AbortSignal): Promise<string> {
  try {
    return await storeCopies(source, store, signal);
  } catch (error) {
    if (isTimeout(error)) throw new PictureTooCostly(error.message, { cause: error });
    throw error;
  }
}

async function storeCopies(source: Buffer, store: UploadStore, signal?: AbortSignal): Promise<string> {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 16);
  const picture = await decoded(withoutHiddenChunks(source));
  const { width, height } = picture.raw;

  const copies: Pixels[] = [];
  for (const copy of IMAGE_WIDTHS.filter((narrower) => narrower < width).sort((a, b) => b - a)) {
    signal?.throwIfAborted();
    // From the next larger copy: halving a small picture costs a fraction of scaling the original.
    copies.push(await narrowed(copies.at(-1) ?? picture, copy));
  }

  const color = await dominantColor(copies.at(-1) ?? picture);
  const stem = `${hash}_${color}_${width}x${height}`;
  await writeOnce(store, `img/${stem}.webp`, picture, signal);
  for (const copy of copies) await writeOnce(store, `img/${stem}-${copy.raw.width}.webp`, copy, signal);
  return `/static/img/${stem}.webp`;
}

/** A decoded picture: its raw bytes and their layout. */
interface Pixels {
  data: Buffer;
  raw: CreateRaw;
}

function open({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw }).timeout({ seconds: STEP_TIMEOUT_SECONDS });
}

async function decoded(bytes: Buffer): Promise<Pixels> {
  try {
    return await decodedAs("warning", bytes);
  } catch (error) {
    if (isTimeout(error) || isMachineFault(error)) throw error;
    if (await isStillSeen(bytes)) return decodedAs("none", bytes);
    throw new UnreadablePicture(error instanceof Error ? error.message : undefined, { cause: error });
  }
}

async function decodedAs(failOn: "warning" | "none", bytes: Buffer): Promise<Pixels> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn }).metadata();
  const size = storedSize(autoOrient);
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn })
    .timeout({ seconds: STEP_TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ ...size, fit: "fill" })
    .flatten(size.width * size.height > TRANSPARENT_MAX_PIXELS && { background: WHITE })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function narrowed(picture: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await open(picture).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** The dominant colour as `rrggbb`; transparent parts count as the page's white. */
async function dominantColor(picture: Pixels): Promise<string> {
  const opaque = await open(picture).flatten({ background: WHITE }).png({ compressionLevel: 0 }).toBuffer();
  const { r, g, b } = (await sharp(opaque).stats()).dominant;
  return [r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("");
}

async function writeOnce(store: UploadStore, name: string, picture: Pixels, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (await store.touch(name)) return;
  await store.put(name, await packed(picture), "image/webp");
}

async function packed(picture: Pixels): Promise<Buffer> {
  for (const packing of [packingOf(picture.raw), COARSE]) {
    const bytes = await open(picture).webp(packing).toBuffer();
    if (bytes.length <= FILE_MAX_BYTES) return bytes;
  }
  throw new PictureTooCostly();
}

function packingOf({ width, height }: CreateRaw) {
  if (width * height > TALL_PIXELS && height > width * TALL_RATIO) return TALL;
  return width <= LIST_COPY_MAX_WIDTH ? LIST_COPY : WEBP;
}

function isTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith("timeout");
}
