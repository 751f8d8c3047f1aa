import type { AnchorHTMLAttributes } from "react";
import { isInternal } from "../lib/routing/menu";

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path of a page of this site with its query, or the address of another site. */
  to: string;
  /** Prefetches the code of the page before anybody presses the link. */
  prefetch?: boolean;
}

/**
 * The shop's link. It does not subscribe to the router, so a page with many of them does not render them again at each navigation;
 * `PageLinks` of the shell handles their clicks.
 */
export function PageLink({ to, prefetch = false, ...rest }: PageLinkProps) {
  return (
    <a href={to} {...(isInternal(to) ? { "data-page": prefetch ? "prefetch" : "" } : { rel: "noopener" })} {...rest} />
  );
}
