/** A picture with more pixels than this is refused (ruling 28). */
export const MAX_PIXELS = 40_000_000;

/** The longest side that is taken, px: twice what a stored picture may have, as the detail pictures of Korean shops are long. */
export const MAX_SIDE = 32_766;

/** The widest and the tallest picture that is kept, px; WebP holds no more than the latter. */
const KEPT_MAX_WIDTH = 1600;
const KEPT_MAX_HEIGHT = 16_383;
/** The most pixels that are kept: 707 x 14142 of a picture that is twenty times as tall as it is wide. */
const KEPT_MAX_PIXELS = 10_000_000;

export interface PictureSize {
  /** In px, like the height. */
  width: number;
  height: number;
}

/** The size that a picture is kept in: smaller in proportion where it has to be, never larger. */
export function keptSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(
    1,
    KEPT_MAX_WIDTH / width,
    KEPT_MAX_HEIGHT / height,
    Math.sqrt(KEPT_MAX_PIXELS / (width * height)),
  );
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}
