import { PICTURE_TYPES } from "../contract";

export { PICTURE_TYPES };

/** Kinds of pictures that may be a logo (spec §5). */
export const LOGO_TYPES = ["image/png", "image/jpeg", "image/svg+xml"] as const;

export type PictureType = (typeof PICTURE_TYPES)[number] | (typeof LOGO_TYPES)[number];

/** How far into an SVG its root may begin, in bytes: editors put long comments in front. */
const SVG_ROOT_WITHIN = 4096;

/**
 * What the bytes are, judged by the bytes (ruling 28); `undefined` when they are no picture that the shop takes. Looks at
 * the beginning only and decodes nothing, so that no decoder ever sees what the shop does not take.
 */
export function pictureType(bytes: Buffer): PictureType | undefined {
  const starts = (text: string, at = 0) => bytes.toString("latin1", at, at + text.length) === text;
  if (starts("\xff\xd8\xff")) return "image/jpeg";
  if (starts("\x89PNG\r\n\x1a\n")) return "image/png";
  if (starts("GIF87a") || starts("GIF89a")) return "image/gif";
  if (starts("RIFF") && starts("WEBP", 8)) return "image/webp";
  return beginsAsSvg(bytes.toString("utf8", 0, SVG_ROOT_WITHIN)) ? "image/svg+xml" : undefined;
}

/** Whether the first element is `svg`, after what may stand before it. */
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
