import { parseUrl } from "./parse-url";

/** Maximum length of a picture's address, in characters. */
export const PICTURE_LINK_MAX = 2000;

/** Base URL to resolve paths of this site; no real site has this name. */
const THIS_SITE = "https://this-site.invalid";

/** Paths that the site serves as pictures: uploads, and its own files with a picture's extension. */
const OWN_PICTURE = /^\/static\/.|\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * The address of a picture as a URL, or `undefined` when it is not one. Accepted are uploads and other pictures of this
 * site (at `origin`), and http(s) addresses with a host and without a password. Never throws: old stored values may be
 * anything.
 */
export function pictureAddress(link: string, origin = THIS_SITE): URL | undefined {
  // Browsers, headers and styles read spaces, backslashes and control characters differently from a URL parser.
  if (link.length > PICTURE_LINK_MAX || /[\s\\\p{Cc}]/u.test(link)) return undefined;
  const own = /^\/(?!\/)/.test(link);
  const address = own || /^https?:\/\/[^/]/i.test(link) ? parseUrl(link, origin) : undefined;
  if (!address) return undefined;
  if (own) return OWN_PICTURE.test(address.pathname) ? address : undefined;
  return address.username === "" && address.password === "" ? address : undefined;
}

/** Whether a picture may be shown from this address. */
export function isPictureLink(link: string): boolean {
  return pictureAddress(link) !== undefined;
}

/** The same for a browser, which also shows a chosen file before it is sent, from its object URL. */
export function isShownInBrowser(link: string): boolean {
  return link.startsWith("blob:") || isPictureLink(link);
}

/**
 * The address when a picture may be shown from it, otherwise an empty string. For values that were stored before the
 * rule existed.
 */
export function shownPicture(link: string): string {
  return isPictureLink(link) ? link : "";
}
