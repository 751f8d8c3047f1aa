import { ApiError } from "@zakh/kit/errors/api-error";
import { MOST_IMAGES } from "../../contract";

export interface ImageWishes {
  /** What the product has now, in order. */
  current: readonly string[];
  /** What shall stay, in order, with `new:<index>` where a new file goes; all that it has when left out. */
  kept?: readonly string[];
  removed?: readonly string[];
  /** How many new files came. */
  files: number;
  /** Further pictures that the product may use: the shop's own that lie under these URLs. */
  known: ReadonlySet<string>;
}

/** A picture that is there already, or the index of a new file. */
export type PlannedImage = string | number;

/**
 * The pictures that a product gets, in order: those kept, the new files where `new:<index>` names them, the other new
 * files at the end. URLs that are neither the product's own nor the shop's are left out, so a form can neither show nor
 * remove what is somebody else's. 400 `images_too_many` above five (spec §5).
 */
export function planImages({ current, kept = current, removed = [], files, known }: ImageWishes): PlannedImage[] {
  const named = (url: string) => (current.includes(url) ? url : withoutQuery(url));
  const gone = new Set(removed.map(named));
  const planned = new Set<PlannedImage>();
  for (const url of kept.map(named)) {
    const file = fileNamed(url);
    if (file !== undefined) {
      if (file < files) planned.add(file);
    } else if (current.includes(url) ? !gone.has(url) : known.has(url)) {
      planned.add(url);
    }
  }
  for (let file = 0; file < files; file += 1) planned.add(file);
  if (planned.size > MOST_IMAGES) throw new ApiError(400, "images_too_many", { params: { most: MOST_IMAGES } });
  return [...planned];
}

/** Which new file `new:<index>` stands for. */
function fileNamed(url: string): number | undefined {
  const index = /^new:(\d{1,2})$/.exec(url)?.[1];
  return index === undefined ? undefined : Number(index);
}

/** Pages may append a cache-busting query to a picture's URL (spec §9); it is the same picture. */
export function withoutQuery(url: string): string {
  return url.replace(/\?.*$/s, "");
}
