import {
  HEIC_TYPES,
  isHeic,
  PICTURE_KIND_BYTES,
  PICTURE_MAX_BYTES,
  PICTURE_TYPES,
  pictureKind,
} from "@zakh/kit/contract";

/** Longer side in px of a shrunk photo: more than any screen of the shop shows. */
const MAX_SIDE_PX = 2560;
const QUALITY = 0.85;

/** Types with a single frame; a GIF may be animated. */
const SINGLE_FRAME_TYPES = ["image/jpeg", "image/png", "image/webp"];

/** A JPEG above this is a phone's photo, which is sent several times faster when it is smaller. */
const PHOTO_BYTES = 1024 * 1024;

/** Told before each file: how many are done, of how many. */
export type ShrinkProgress = (done: number, total: number) => void;

export interface ShrunkPictures {
  files: File[];
  /** The names of files without bytes: a photo that is only in the cloud, or was moved after it was chosen. */
  unreadable: string[];
}

/**
 * The chosen files, each with the type of its bytes; photos, and all pictures above the upload limit, scaled down. One after the other,
 * because a phone has no memory for several photos at once. Files that the browser cannot decode stay unchanged, and are refused by
 * their type or size. Never rejects.
 */
export async function shrinkPictures(
  chosen: readonly File[],
  onProgress: ShrinkProgress = () => {},
): Promise<ShrunkPictures> {
  const files: File[] = [];
  const unreadable: string[] = [];
  for (const [place, one] of chosen.entries()) {
    onProgress(place, chosen.length);
    try {
      const file = await withOwnType(one);
      const smaller = isLarge(file) ? await shrink(file).catch(() => file) : file;
      files.push(smaller.size < file.size ? smaller : file);
    } catch {
      unreadable.push(one.name);
    }
  }
  return { files, unreadable };
}

/**
 * Browsers derive the type from the file's name, and a phone's HEIC is often called .jpg. An SVG is a text, which the
 * server checks.
 */
async function withOwnType(file: File): Promise<File> {
  const start = new Uint8Array(await file.slice(0, PICTURE_KIND_BYTES).arrayBuffer());
  if (file.type === "image/svg+xml") return file;
  const claimed = (PICTURE_TYPES as readonly string[]).includes(file.type) ? "" : file.type;
  const text = String.fromCharCode(...start);
  const type = isHeic(text) ? HEIC_TYPES[0] : (pictureKind(text) ?? claimed);
  return type === file.type ? file : new File([file], file.name, { type });
}

/** A PNG within the limit stays: a logo may have transparent parts. */
function isLarge({ size, type }: File): boolean {
  return SINGLE_FRAME_TYPES.includes(type) && size > (type === "image/jpeg" ? PHOTO_BYTES : PICTURE_MAX_BYTES);
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
