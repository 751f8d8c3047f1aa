import { STORED_PICTURE } from "@zakh/kit/uploads/stored-picture";
import { uploadStore } from "@zakh/kit/uploads/upload-store";

const STORED = new RegExp(STORED_PICTURE);

/** The URLs at which the shop has a picture: of the media library, or of other products. */
export async function knownPictures(urls: readonly string[]): Promise<Set<string>> {
  const found = await Promise.all(urls.map(async (url) => ((await isStored(url)) ? [url] : [])));
  return new Set(found.flat());
}

async function isStored(url: string): Promise<boolean> {
  const name = STORED.exec(url)?.[1];
  return name !== undefined && uploadStore().has(name);
}
