import sharp from "sharp";

/** Kinds of pictures that may be uploaded (spec §5); SVG for logos only. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export const LOGO_TYPES = ["image/png", "image/jpeg", "image/svg+xml"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number] | (typeof LOGO_TYPES)[number];

const TYPES: Record<string, PictureType> = {
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  svg: "image/svg+xml",
};

/** What the bytes are, judged by the bytes (ruling 28); `undefined` when they are no picture that the shop takes. */
export async function pictureType(bytes: Buffer): Promise<PictureType | undefined> {
  const format = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then((metadata) => metadata.format)
    .catch(() => undefined);
  return format && TYPES[format];
}
