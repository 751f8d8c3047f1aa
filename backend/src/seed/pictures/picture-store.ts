import { storePicture } from "@zakh/kit/upload/store-picture";
import { render } from "./render";

/** Draws and encodes side by side: sharp works outside of the event loop, and more than this only takes memory. */
const AT_ONCE = 3;

/** Turns drawings (SVG) into stored pictures below `dir` and answers their URLs in the same order. */
export async function storeDrawings(drawings: readonly (() => string)[], dir: string): Promise<string[]> {
  const urls: string[] = new Array(drawings.length);
  const queue = drawings.entries();
  const worker = async (): Promise<void> => {
    for (const [index, draw] of queue) urls[index] = await storePicture(await render(draw()), dir);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return urls;
}
