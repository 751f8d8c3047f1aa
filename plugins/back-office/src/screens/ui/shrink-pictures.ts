import { PICTURE_KIND_BYTES, PICTURE_MAX_BYTES, PICTURE_TYPES, pictureKind } from "@zakh/kit/contract";

/** Longer side in px of a shrunk photo: more than any screen of the shop shows. */
const MAX_SIDE_PX = 2560;
const QUALITY = 0.85;

/** Types with a single frame; a GIF may be animated. */
const SINGLE_FRAME_TYPES = ["image/jpeg", "image/png", "image/webp"];

/**
 * The chosen files, each with the type of its bytes, and with pictures above the upload limit scaled down: photos of
 * newer phones are that large. Files that the browser cannot read stay unchanged, and are refused by their size.
 */
export function shrinkPictures(files: readonly File[]): Promise<File[]> {
  return Promise.all(
    files.map(async (chosen) => {
      const file = await withOwnType(chosen);
      return isTooLarge(file) ? shrink(file).catch(() => file) : file;
    }),
  );
}

/**
 * Browsers derive the type from the file's name, and a phone's HEIC is often called .jpg. An SVG is a text, which the
 * server checks.
 */
async function withOwnType(file: File): Promise<File> {
  if (file.type === "image/svg+xml") return file;
  const start = new Uint8Array(await file.slice(0, PICTURE_KIND_BYTES).arrayBuffer());
  const claimed = (PICTURE_TYPES as readonly string[]).includes(file.type) ? "" : file.type;
  const type = pictureKind(String.fromCharCode(...start)) ?? claimed;
  return type === file.type ? file : new File([file], file.name, { type });
}

function isTooLarge({ size, type }: File): boolean {
  return size > PICTURE_MAX_BYTES && SINGLE_FRAME_TYPES.includes(type);
}

async function shrink(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const drawing = canvas.getContext("2d");
    if (!drawing) return file;
    // Transparent parts become the page's white, as on the server.
    drawing.fillStyle = "white";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return jpeg ? new File([jpeg], file.name.replace(/\.\w+$/, ".jpg"), { type: jpeg.type }) : file;
  } finally {
    picture.close();
  }
}
