import { storePicture } from "@zakh/kit/uploads/store-picture";
import { uploadStore } from "@zakh/kit/uploads/upload-store";
import { render } from "./render";

/** Number of pictures rendered in parallel: sharp works outside the event loop, and more would only use memory. */
const AT_ONCE = 3;

/** Stores SVG drawings as pictures and returns their URLs in the same order. */
export async function storeDrawings(drawings: readonly (() => string)[]): Promise<string[]> {
  const urls: string[] = new Array(drawings.length);
  const queue = drawings.entries();
  const worker = async (): Promise<void> => {
    for (const [index, draw] of queue) urls[index] = await storePicture(await render(draw()), uploadStore());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return urls;
}
