import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { sharedPicture } from "../contract/images";
import { decodeQueue } from "./keep-picture";
import type { Sender } from "./sender";
import type { StoredFile, UploadStore } from "./store";
import { uploadsBusy } from "./uploads-busy";
import { WaitBudget } from "./wait-budget";

/** The JPEG that sharing tags name, of a picture that the shop has stored. */
const SHARED = /^(img\/[0-9a-f]{16}_[0-9a-f]{6}_\d+x\d+)\.jpg$/;

/** Most pictures that are being made, or wait to be, in one process: anybody may ask for any. */
const MOST_AT_ONCE = 16;
const STEP_TIMEOUT_S = 6;

const beingMade = new Map<string, Promise<void>>();

/**
 * Opens a stored picture's JPEG for sharing, and makes it when it is asked for the first time; `undefined` for any other name, and
 * where the picture itself is not there. Crawlers of messengers often show no WebP. Throws 503 `uploads_busy` while too many others are being made.
 */
export async function openSharedPicture(name: string, store: UploadStore): Promise<StoredFile | undefined> {
  const stem = SHARED.exec(name)?.[1];
  if (stem === undefined) return undefined;
  const source = await store.open(`${stem}.webp`);
  if (!source) return undefined;
  let making = beingMade.get(name);
  if (!making) {
    if (beingMade.size >= MOST_AT_ONCE) throw uploadsBusy(503);
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
  const jpeg = await decodeQueue.run(crawler(), { large: false, ms: 100 }, () =>
    sharp(webp)
      .timeout({ seconds: STEP_TIMEOUT_S })
      .resize({ width, height, fit: "cover", position: "top" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer(),
  );
  await store.put(shown.src, jpeg, "image/jpeg");
}

/** Made for whoever shares the page: behind everybody who uploads, and one at a time. */
function crawler(): Sender {
  return {
    account: "shared pictures",
    address: "shared pictures",
    standing: "anybody",
    signal: new AbortController().signal,
    wait: new WaitBudget(),
  };
}
