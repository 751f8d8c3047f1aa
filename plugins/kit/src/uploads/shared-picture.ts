import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { sharedPicture } from "../contract/images";
import { inDecodeQueue } from "./decode-queue";
import { unconnectedSender } from "./sender";
import type { StoredFile, UploadStore } from "./store";
import { uploadsBusy } from "./uploads-busy";

/** Name of the JPEG for link previews, derived from a stored picture's name. */
const SHARED_JPEG = /^(img\/[0-9a-f]{16}_[0-9a-f]{6}_\d+x\d+)\.jpg$/;

/** Most pictures being generated or waiting in one process: anybody may request any. */
const MAX_PENDING = 16;
const STEP_TIMEOUT_SECONDS = 6;

const beingMade = new Map<string, Promise<void>>();

/**
 * Opens the JPEG of a stored picture for link previews, generating it at the first request; `undefined` for any other
 * name, and when the picture does not exist. Many crawlers of messengers do not support WebP. Throws 503 `uploads_busy`
 * while too many are being generated.
 */
export async function openSharedPicture(name: string, store: UploadStore): Promise<StoredFile | undefined> {
  const stem = SHARED_JPEG.exec(name)?.[1];
  if (stem === undefined) return undefined;
  const source = await store.open(`${stem}.webp`);
  if (!source) return undefined;
  let making = beingMade.get(name);
  if (!making) {
    if (beingMade.size >= MAX_PENDING) throw uploadsBusy(503);
    making = makeShared(stem, source, store).finally(() => beingMade.delete(name));
    beingMade.set(name, making);
  }
  await making;
  return store.open(name);
}

async function makeShared(stem: string, source: StoredFile, store: UploadStore): Promise<void> {
  const shown = sharedPicture(`${stem}.webp`);
  if (!shown) return;
  const { width, height } = shown;
  const webp = await buffer(await source.read());
  // Lowest priority, and one at a time.
  const jpeg = await inDecodeQueue(unconnectedSender("shared pictures", "anybody"), () =>
    sharp(webp)
      .timeout({ seconds: STEP_TIMEOUT_SECONDS })
      .resize({ width, height, fit: "cover", position: "top" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );
  await store.put(shown.src, jpeg, "image/jpeg");
}
