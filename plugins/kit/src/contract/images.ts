/** Widths, in px, of the resized copies that are stored beside each picture. */
export const IMAGE_WIDTHS = [160, 320, 640, 1200] as const;

/** How many times as tall as it is wide a picture may be before it is one to scroll through, as the detail pictures of Korean shops are. */
const TALL = 2.5;

/** What an `<img>` needs to be sharp on every screen and to leave no gap while it loads. */
export interface ImageSources {
  src: string;
  srcSet?: string;
  /** Intrinsic size in px, for the aspect ratio. */
  width?: number;
  height?: number;
  /** CSS colour that stands in until the picture is there. */
  color?: string;
}

const STORED_PICTURE = /^(.*_([0-9a-f]{6})_(\d+)x(\d+))\.webp$/;

/**
 * The copies of a stored picture, read off its URL `…_<rrggbb>_<w>x<h>.webp`; any other URL is answered as it is.
 *
 * `imageSources("/static/img/0f3a_7a1420_1600x1200.webp").srcSet` names the copies `…1600x1200-160.webp 160w, …`.
 */
export function imageSources(url: string): ImageSources {
  const match = STORED_PICTURE.exec(url);
  if (!match) return { src: url };
  const [, stem, color, w, h] = match;
  const width = Number(w);
  const copies = IMAGE_WIDTHS.filter((copy) => copy < width).map((copy) => `${stem}-${copy}.webp ${copy}w`);
  return {
    src: url,
    srcSet: [...copies, `${url} ${width}w`].join(", "),
    width,
    height: Number(h),
    color: `#${color}`,
  };
}

/** How wide and tall, in px, the picture of a shared link is at most. */
const SHARED_SIDE = 1200;

/** The JPEG that stands for a stored picture where a link is shared, and its size in px; of a tall one its top. `undefined` for any other URL. */
export function sharedPicture(url: string): { src: string; width: number; height: number } | undefined {
  const { width, height } = imageSources(url);
  if (!width || !height) return undefined;
  const shown = height > width * TALL ? width : height;
  const scale = Math.min(1, SHARED_SIDE / Math.max(width, shown));
  return {
    src: url.replace(/webp$/, "jpg"),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(shown * scale)),
  };
}

/** Whether a stored picture is far taller than any frame: a frame shows its top, where such pictures begin. */
export function isTall({ width, height }: ImageSources): boolean {
  return width !== undefined && height !== undefined && height > width * TALL;
}
