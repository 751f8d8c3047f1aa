/** The longest address of a picture, in characters. */
export const PICTURE_LINK_MAX = 2000;

/** Where a path of this site would lead if it were one; no real site has this name. */
const THIS_SITE = "https://this-site.invalid";

/** What the site serves as a picture: uploads, and files of its own that are called so. */
const OWN_PICTURE = /^\/static\/.|\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The address of a picture as the web takes it, or `undefined` when it is none: an upload or another picture of this site, whose
 * origin is `origin`, or an http(s) address with a host and without a password. Total: what was stored long ago may be anything.
 */
export function pictureAddress(link: string, origin = THIS_SITE): URL | undefined {
  // Spaces, backslashes and control characters mean something else to a browser, a header or a style than to a parser.
  if (link.length > PICTURE_LINK_MAX || /[\s\\\p{Cc}]/u.test(link)) return undefined;
  const own = /^\/(?!\/)/.test(link);
  if ((!own && !/^https?:\/\/[^/]/i.test(link)) || !URL.canParse(link, origin)) return undefined;
  const address = new URL(link, origin);
  if (own) return OWN_PICTURE.test(address.pathname) ? address : undefined;
  return address.username === "" && address.password === "" ? address : undefined;
}

/** Whether a picture may be shown from there. */
export function isPictureLink(link: string): boolean {
  return pictureAddress(link) !== undefined;
}

/** The address as it is when a picture may be shown from there, otherwise none: for what was stored before the rule was. */
export function shownPicture(link: string): string {
  return isPictureLink(link) ? link : "";
}
