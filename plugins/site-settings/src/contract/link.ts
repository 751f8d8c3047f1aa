import { line, parseUrl } from "@zakh/kit/contract";
import { z } from "zod";

const WEB = ["http:", "https:"];
const SCHEMES = [...WEB, "mailto:", "tel:"];

/** Base URL to resolve paths of this site; no real site has this name. */
const THIS_SITE = "https://this-site.invalid";

/** Browsers read `/\host` and `//host` as another site. */
function isPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && parseUrl(url, THIS_SITE) !== undefined;
}

function hasScheme(url: string, schemes: readonly string[]): boolean {
  return schemes.includes(parseUrl(url)?.protocol ?? "");
}

/** Whether a link is allowed in the menu or the footer: a path of this site, http(s), mailto or tel (ruling 26). */
export function isSiteLink(url: string): boolean {
  return isPath(url) || hasScheme(url, SCHEMES);
}

/** A link of the menu or the footer (ruling 26). */
export const siteLink = line(2000).pipe(z.string().refine(isSiteLink, "link_invalid"));

/** A page of a social network: http(s); empty for none. */
export const socialLink = line(2000).pipe(
  z.string().refine((url) => url === "" || hasScheme(url, WEB), "social_link_invalid"),
);
