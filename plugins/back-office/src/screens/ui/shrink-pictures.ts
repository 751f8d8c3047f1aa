import { PICTURE_KIND_BYTES, PICTURE_MAX_BYTES, PICTURE_TYPES, pictureKind } from "@zakh/kit/contract";

/** The longer side of a photo that was too large, in px: more than any screen of the shop shows. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

/** What has one frame; a GIF may move. */
const STILL = ["image/jpeg", "image/png", "image/webp"];

/**
 * The chosen files, each with the type that its bytes have, and with pictures that are too large to be uploaded made smaller: photos of newer
 * phones are. What the browser cannot read stays as it is, and is refused by its size.
 */
export function shrinkPictures(files: readonly File[]): Promise<File[]> {
  return Promise.all(
    files.map(async (chosen) => {
      const file = await withOwnType(chosen);
      return isTooLarge(file) ? shrink(file).catch(() => file) : file;
    }),
  );
}

/** Browsers go by the file's name, and a phone's HEIC is often called .jpg. An SVG is text, and judged by the server. */
async function withOwnType(file: File): Promise<File> {
  if (file.type === "image/svg+xml") return file;
  const start = new Uint8Array(await file.slice(0, PICTURE_KIND_BYTES).arrayBuffer());
  const claimed = (PICTURE_TYPES as readonly string[]).includes(file.type) ? "" : file.type;
  const type = pictureKind(String.fromCharCode(...start)) ?? claimed;
  return type === file.type ? file : new File([file], file.name, { type });
}

function isTooLarge({ size, type }: File): boolean {
  return size > PICTURE_MAX_BYTES && STILL.includes(type);
}

async function shrink(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const drawing = canvas.getContext("2d");
    if (!drawing) return file;
    // The page's white stands where a picture is transparent, as in what the server keeps.
    drawing.fillStyle = "white";
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return jpeg ? new File([jpeg], file.name.replace(/\.\w+$/, ".jpg"), { type: jpeg.type }) : file;
  } finally {
    picture.close();
  }
}
