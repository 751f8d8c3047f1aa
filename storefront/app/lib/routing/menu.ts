import type { Localized } from "@zakh/kit/contract";
import type { ShellData } from "../data/shell-data";
import { paths } from "./paths";

export interface MenuEntry extends Localized<"title"> {
  id: number;
  url: string;
  /** The key of the shop's own text if `title` is empty. */
  fallback?: "home" | "contact";
}

/** Top-level entries of the menu in their order; Home and Contact if there are none (spec §2). */
export function topMenu(navigation: ShellData["navigation"] | undefined): MenuEntry[] {
  const top = (navigation ?? []).filter((item) => item.parentId === null);
  if (top.length > 0) return top;
  return [
    { id: -1, url: paths.home, title: "", fallback: "home" },
    { id: -2, url: paths.contact, title: "", fallback: "contact" },
  ];
}

/** Entries under a top-level one, in their order. */
export function subMenu(navigation: ShellData["navigation"] | undefined, parentId: number): MenuEntry[] {
  return (navigation ?? []).filter((item) => item.parentId === parentId);
}

/** Whether an address is a page of this site, which the router opens without a reload. */
export function isInternal(url: string): boolean {
  return url.startsWith("/") && !url.startsWith("//");
}

/** Whether `pathname` is the page of a menu entry, or a page below it. */
export function isCurrent(url: string, pathname: string): boolean {
  const path = new URL(url, "http://this.site").pathname;
  return pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
}
