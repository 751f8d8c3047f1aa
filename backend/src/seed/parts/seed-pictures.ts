import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { storePicture } from "@zakh/kit/uploads/store-picture";
import { uploadStore } from "@zakh/kit/uploads/upload-store";

/** The seed's own pictures, WebP files; `build.mjs` puts them beside the compiled seed as well. */
export const PICTURES = join(__dirname, "..", "pictures");

/** Stores pictures, such as `products/buuz-1`, and returns their URLs in the same order. */
export async function storeSeedPictures(names: readonly string[]): Promise<string[]> {
  return Promise.all(
    names.map(async (name) => storePicture(await readFile(join(PICTURES, `${name}.webp`)), uploadStore())),
  );
}
