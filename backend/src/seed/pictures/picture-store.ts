import { storePicture } from "@zakh/kit/uploads/store-picture";
import { uploadStore } from "@zakh/kit/uploads/upload-store";
import { render } from "./render";

/** Draws and encodes side by side: sharp works outside of the event loop, and more than this only takes memory. */
const AT_ONCE = 3;

/** Turns drawings (SVG) into stored pictures and answers their URLs in the same order. */
export async function storeDrawings(drawings: readonly (() => string)[]): Promise<string[]> {
  const urls: string[] = new Array(drawings.length);
  const queue = drawings.entries();
  const worker = async (): Promise<void> => {
    for (const [index, draw] of queue) urls[index] = await storePicture(await render(draw()), uploadStore());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return urls;
}
