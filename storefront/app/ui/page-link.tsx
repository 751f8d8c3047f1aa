import type { AnchorHTMLAttributes } from "react";

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** Path of a page of this site, with its query. */
  to: string;
  /** Has what the page runs on brought before anybody presses the link. */
  ahead?: boolean;
}

/**
 * A link to another page of the shop. It knows nothing of the router, so the pages that are full of them are drawn and left without
 * one word to any of them; `PageLinks` of the shell opens what they lead to.
 */
export function PageLink({ to, ahead = false, ...rest }: PageLinkProps) {
  return <a href={to} data-page={ahead ? "ahead" : ""} {...rest} />;
}
