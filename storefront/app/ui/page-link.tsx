import type { AnchorHTMLAttributes } from "react";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path of a page of this site, with its query. */
  to: string;
  /** Prefetches the code of the page before anybody presses the link. */
  prefetch?: boolean;
}

/**
 * A link to another page of the shop. It does not subscribe to the router, so a page with many of them does not render them again at
 * each navigation; `PageLinks` of the shell handles their clicks.
 */
export function PageLink({ to, prefetch = false, ...rest }: PageLinkProps) {
  return <a href={to} data-page={prefetch ? "prefetch" : ""} {...rest} />;
}
