/** Widths, in px, of the resized copies that are stored beside each picture. */
export const IMAGE_WIDTHS = [160, 320, 640, 1200] as const;

/**
 * Height divided by width from which a picture counts as a long scrolling one, like the detail pictures of Korean
 * shops.
 */
const TALL_RATIO = 2.5;

/** What an `<img>` needs to be sharp on every screen and to reserve its space while it loads. */
export interface ImageSources {
  src: string;
  srcSet?: string;
  /** Intrinsic size in px, for the aspect ratio. */
  width?: number;
  height?: number;
  /** CSS placeholder colour until the picture has loaded. */
  color?: string;
}

const STORED_PICTURE = /^(.*_([0-9a-f]{6})_(\d+)x(\d+))\.webp$/;

/**
 * The resized copies of a stored picture, read from its URL `…_<rrggbb>_<w>x<h>.webp`. Any other URL is returned
 * unchanged.
 *
 * `imageSources("/static/img/0f3a_7a1420_1600x1200.webp").srcSet` lists the copies `…1600x1200-160.webp 160w, …`.
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

/** Maximum width and height, in px, of the picture of a shared link. */
const SHARED_SIDE = 1200;

/**
 * The JPEG of a stored picture for link previews, and its size in px. A tall picture is cut to its top. `undefined` for
 * any other URL.
 */
export function sharedPicture(url: string): { src: string; width: number; height: number } | undefined {
  const { width, height } = imageSources(url);
  if (!width || !height) return undefined;
  const shown = height > width * TALL_RATIO ? width : height;
  const scale = Math.min(1, SHARED_SIDE / Math.max(width, shown));
  return {
    src: url.replace(/webp$/, "jpg"),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(shown * scale)),
  };
}

/** Whether a stored picture is much taller than any frame. A frame then shows its top. */
export function isTall({ width, height }: ImageSources): boolean {
  return width !== undefined && height !== undefined && height > width * TALL_RATIO;
}
