import { line } from "@zakh/kit/contract";
import { z } from "zod";

const SCHEMES = ["http:", "https:", "mailto:", "tel:"];

/** Where a path of this site would lead if it were one; no real site has this name. */
const THIS_SITE = "https://this-site.invalid";

/** Whether a link may stand in the menu or the footer: a path of this site, http(s), mailto or tel (ruling 26). */
export function isSiteLink(url: string): boolean {
  // A browser reads `/\host` and `//host` as another site.
  if (url.startsWith("/")) return !/^\/[/\\]/.test(url) && URL.canParse(url, THIS_SITE);
  return URL.canParse(url) && SCHEMES.includes(new URL(url).protocol);
}

/** A link of the menu or the footer (ruling 26). */
export const siteLink = line(2000).pipe(z.string().refine(isSiteLink, "link_invalid"));
