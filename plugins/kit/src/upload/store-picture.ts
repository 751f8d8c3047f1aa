import { createHash } from "node:crypto";
import sharp, { type CreateRaw, type Sharp } from "sharp";
import { IMAGE_WIDTHS } from "../contract/images";
import { MAX_PIXELS } from "./picture-type";
import type { UploadStore } from "./store";

/** The widest picture that is kept, px. */
const MAX_WIDTH = 1600;
/** Copies up to this width, px, are what lists are full of. */
const LISTED_WIDTH = 320;
/**
 * Those are packed as small as they can be, which costs larger ones too long, and a little coarser: phones show each of their
 * pixels at half its size.
 */
const LISTED = { quality: 66, alphaQuality: 90, effort: 6 } as const;
const WEBP = { quality: 74, alphaQuality: 90, effort: 2 } as const;

/** The bytes cannot be decoded; what else goes wrong is no fault of the picture. */
export class UnreadablePicture extends Error {
  override readonly name = "UnreadablePicture";
}

/**
 * Keeps a picture as WebP below `img/`, with narrower copies beside it, and answers its URL.
 *
 * `source` is any bitmap that sharp reads; only its first frame is kept, turned upright, without metadata, at most
 * 1600 px wide. The URL, `/static/img/<hash>_<rrggbb>_<w>x<h>.webp`, tells `imageSources` of the contract everything
 * that a page needs to know. The hash is that of `source`, so the same picture is stored once, and a file that is there
 * is never written again. Throws `UnreadablePicture` when the bytes are no
 * picture or have more than 40 megapixels.
 */
export async function storePicture(source: Buffer, store: UploadStore): Promise<string> {
  const hash = createHash("sha256").update(source).digest("hex").slice(0, 16);
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new UnreadablePicture(error instanceof Error ? error.message : undefined, { cause: error });
    });
  const picture: Pixels = { data, raw: { width: info.width, height: info.height, channels: info.channels } };

  const copies: Pixels[] = [];
  for (const width of IMAGE_WIDTHS.filter((copy) => copy < info.width).sort((a, b) => b - a)) {
    // From the next larger one: halving a small picture costs a fraction of shrinking the original.
    copies.push(await narrowed(copies.at(-1) ?? picture, width));
  }

  const color = await dominantColor(copies.at(-1) ?? picture);
  const stem = `${hash}_${color}_${info.width}x${info.height}`;
  await writeOnce(store, `img/${stem}.webp`, picture);
  for (const copy of copies) await writeOnce(store, `img/${stem}-${copy.raw.width}.webp`, copy);
  return `/static/img/${stem}.webp`;
}

/** A picture taken apart: its bytes, and how to read them. */
interface Pixels {
  data: Buffer;
  raw: CreateRaw;
}

function open({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw });
}

async function narrowed(picture: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await open(picture).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** The colour that fills most of the picture, as `rrggbb`; where it is see-through, the page's white shows. */
async function dominantColor(picture: Pixels): Promise<string> {
  const opaque = await open(picture).flatten({ background: "#ffffff" }).png({ compressionLevel: 0 }).toBuffer();
  const { r, g, b } = (await sharp(opaque).stats()).dominant;
  return [r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("");
}

async function writeOnce(store: UploadStore, name: string, picture: Pixels): Promise<void> {
  if (await store.touch(name)) return;
  const packing = picture.raw.width <= LISTED_WIDTH ? LISTED : WEBP;
  await store.put(name, await open(picture).webp(packing).toBuffer(), "image/webp");
}
