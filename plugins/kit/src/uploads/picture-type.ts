import { isHeic, PICTURE_KIND_BYTES, PICTURE_TYPES, pictureKind } from "../contract";

export { PICTURE_TYPES };

/** Picture types of logos (spec §5). */
export const LOGO_TYPES = ["image/png", "image/jpeg", "image/svg+xml"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number] | (typeof LOGO_TYPES)[number];

/** How far into an SVG its root element may start, in bytes: editors put long comments in front. */
const SVG_ROOT_MAX_OFFSET = 4096;

/**
 * Detects the type from the bytes (ruling 28); `undefined` when it is not an accepted picture. Reads only the start and
 * decodes nothing, so that no decoder ever gets an unaccepted type.
 */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const kind = pictureKind(bytes.toString("latin1", 0, PICTURE_KIND_BYTES));
  if (kind) return kind;
  return beginsAsSvg(bytes.toString("utf8", 0, SVG_ROOT_MAX_OFFSET)) ? "image/svg+xml" : undefined;
}

/** Whether these are the bytes of an iPhone's HEIC photo. */
export function isHeicPhoto(bytes: Buffer): boolean {
  return isHeic(bytes.toString("latin1", 0, PICTURE_KIND_BYTES));
}

/** Whether the first element is `svg`, after declarations and comments. */
function beginsAsSvg(text: string): boolean {
  let rest = text.replace(/^\ufeff/, "").trimStart();
  for (;;) {
    const opening = ["<?", "<!--", "<!"].find((mark) => rest.startsWith(mark));
    if (opening === undefined) return /^<svg[\s>/]/.test(rest);
    const closing = { "<?": "?>", "<!--": "-->", "<!": ">" }[opening] ?? ">";
    const at = rest.indexOf(closing, opening.length);
    if (at < 0) return false;
    rest = rest.slice(at + closing.length).trimStart();
  }
}
