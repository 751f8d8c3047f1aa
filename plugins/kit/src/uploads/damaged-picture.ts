import sharp from "sharp";
import { countScans } from "./picture-cost";
import { MAX_PIXELS } from "./picture-size";
import { pictureType } from "./picture-type";

/** Share of its rows, from the top, that must be whole: below it a person sees that something is missing. */
const WHOLE_SHARE = 0.9;
/** Scans of a progressive JPEG after which a person sees what it shows; the others make it sharper. */
const ENOUGH_SCANS = 5;

/**
 * Whether a person can still see what a damaged picture shows, such as a photo that a bad connection has cut by its last bytes. libvips
 * names no place of the damage, so the upper rows are decoded alone, without tolerance.
 */
export async function isStillSeen(bytes: Buffer): Promise<boolean> {
  const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true };
  try {
    const { width, height, isProgressive } = await sharp(bytes, { ...options, failOn: "none" }).metadata();
    const type = pictureType(bytes);
    // Its scans each cover all rows, so that a cut one is less sharp everywhere.
    if (isProgressive && type === "image/jpeg") return !endsWhole(bytes) && countScans(bytes) >= ENOUGH_SCANS;
    await sharp(bytes, options)
      .extract({ left: 0, top: 0, width, height: Math.floor(height * WHOLE_SHARE) })
      .resize({ width: 8 })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Whether a JPEG has its end marker; cameras may fill up with zeros behind it. */
function endsWhole(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9;
}

/** Whether a failure of sharp is the machine's: a picture that would be read at another time is not called broken. */
export function isMachineFault(error: unknown): boolean {
  return (
    error instanceof Error &&
    /out of memory|(unable|cannot|failed) to allocate|unable to create thread/i.test(error.message)
  );
}
