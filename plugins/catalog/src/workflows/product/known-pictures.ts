import { uploadStore } from "@zakh/kit/uploads/upload-store";

/** URLs of pictures stored by `savePicture`. */
const STORED_PICTURE = /^\/static\/(img\/[0-9a-f]+_[0-9a-f]{6}_\d+x\d+\.webp)$/;

/** The URLs at which the shop has a picture: of the media library, or of other products. */
export async function knownPictures(urls: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(urls.map(async (url) => ((await isStored(url)) ? [url] : [])));
  return new Set(found.flat());
}

async function isStored(url: string): Promise<boolean> {
  const name = STORED_PICTURE.exec(url)?.[1];
  return name !== undefined && uploadStore().has(name);
}
