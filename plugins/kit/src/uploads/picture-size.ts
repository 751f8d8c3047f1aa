/** Maximum pixels of a picture (ruling 28). */
export const MAX_PIXELS = 40_000_000;

/** Longest accepted side in px: twice that of a stored picture, because detail pictures of Korean shops are long. */
export const MAX_SIDE = 32_766;

/** Maximum width and height of a stored picture in px; WebP allows no greater height. */
const STORED_MAX_WIDTH = 1600;
const STORED_MAX_HEIGHT = 16_383;
/** Maximum pixels of a stored picture: 707 x 14142 for one that is twenty times as tall as wide. */
const STORED_MAX_PIXELS = 10_000_000;

export interface PictureSize {
  /** In px, like the height. */
  width: number;
  height: number;
}

/** The size in which a picture is stored: scaled down in proportion where needed, never enlarged. */
export function storedSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(
    1,
    STORED_MAX_WIDTH / width,
    STORED_MAX_HEIGHT / height,
    Math.sqrt(STORED_MAX_PIXELS / (width * height)),
  );
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
