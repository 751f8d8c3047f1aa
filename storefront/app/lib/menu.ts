import type { ShellData } from "./shell-data";

export interface MenuEntry {
  id: number;
  url: string;
  /** The text of the menu itself, or the key of the shop's own. */
  title?: string;
  fallback?: "home" | "contact";
}

/** Top-level entries of the menu in their order; Home and Contact when there are none (spec §2). */
export function topMenu(navigation: ShellData["navigation"] | undefined): MenuEntry[] {
  const top = (navigation ?? []).filter((item) => item.parentId === null);
  if (top.length > 0) return top.map(({ id, url, title }) => ({ id, url, title }));
  return [
    { id: -1, url: "/", fallback: "home" },
    { id: -2, url: "/contact", fallback: "contact" },
  ];
}

/** Entries under a top-level one, in their order. */
export function subMenu(navigation: ShellData["navigation"] | undefined, parentId: number): MenuEntry[] {
  return (navigation ?? [])
    .filter((item) => item.parentId === parentId)
    .map(({ id, url, title }) => ({ id, url, title }));
}

/** Whether a menu address is a page of this site, which the router opens without a reload. */
export function isInternal(url: string): boolean {
  return url.startsWith("/") && !url.startsWith("//");
}

/** Whether the page at `pathname` is the one that a menu address of this site leads to, or one below it. */
export function isCurrent(url: string, pathname: string): boolean {
  const path = new URL(url, "http://this.site").pathname;
  return pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
}
