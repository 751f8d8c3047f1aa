import { ApiError } from "@zakh/kit/errors/api-error";
import { MAX_IMAGES } from "../../contract";

export interface ImageChanges {
  /** The product's current pictures, in order. */
  current: readonly string[];
  /** The pictures to keep, in order, with `new:<index>` for a new file; default is all current ones. */
  retained?: readonly string[];
  removed?: readonly string[];
  files: number;
  /** Other pictures of the shop that the product may use, by URL. */
  known: ReadonlySet<string>;
}

/** An existing picture, or the index of a new file. */
export type PlannedImage = string | number;

/**
 * The pictures of a product, in order: the retained ones, with new files at their `new:<index>` places, and the remaining
 * new files at the end. URLs that belong neither to the product nor to the shop are ignored, so that a form can neither
 * show nor remove pictures of others. 400 `images_too_many` above five (spec §5).
 */
export function planImages({ current, retained = current, removed = [], files, known }: ImageChanges): PlannedImage[] {
  const named = (url: string) => (current.includes(url) ? url : withoutQuery(url));
  const gone = new Set(removed.map(named));
  const planned = new Set<PlannedImage>();
  for (const url of retained.map(named)) {
    const file = fileNamed(url);
    if (file !== undefined) {
      if (file < files) planned.add(file);
    } else if (current.includes(url) ? !gone.has(url) : known.has(url)) {
      planned.add(url);
    }
  }
  for (let file = 0; file < files; file += 1) planned.add(file);
  if (planned.size > MAX_IMAGES) throw new ApiError(400, "images_too_many", { params: { most: MAX_IMAGES } });
  return [...planned];
}

/** The index of the new file for `new:<index>`. */
function fileNamed(url: string): number | undefined {
  const index = /^new:(\d{1,2})$/.exec(url)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** Pages may append a cache-busting query to a picture's URL (spec §9); it is still the same picture. */
export function withoutQuery(url: string): string {
  return url.replace(/\?.*$/s, "");
}
