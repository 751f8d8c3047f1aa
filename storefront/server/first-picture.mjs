const FIRST = /<img [^>]*\bfetchpriority="high"[^>]*>/;

/** Pictures of the shop's own; an address of somebody else's may hold what no header can. */
const OWN = /^\/(?!\/)[\w./-]+$/;

/**
 * Value of a `Link` header by which a browser asks for the page's first picture before it has read the page: the letters' files
 * come first in it, and a browser asks for six things at a time. Nothing for a page without such a picture.
 *
 * @param {string} html a rendered page
 * @returns {string | undefined}
 */
export function firstPictureLink(html) {
  const image = FIRST.exec(html)?.[0];
  if (!image) return undefined;
  const attribute = (/** @type {string} */ name) =>
    new RegExp(` ${name}="([^"]*)"`, "i").exec(image)?.[1]?.replaceAll("&amp;", "&");
  const src = attribute("src") ?? "";
  if (!OWN.test(src)) return undefined;
  const [srcSet, sizes] = [attribute("srcset"), attribute("sizes")];
  const copies = srcSet && sizes ? `; imagesrcset="${srcSet}"; imagesizes="${sizes}"` : "";
  return `<${src}>; rel=preload; as=image; fetchpriority=high${copies}`;
}
