import type { Location } from "react-router";

/** Where React Router keeps scroll positions in `sessionStorage` while a page is being left or reloaded. */
export const SCROLL_POSITIONS = "scroll";

/**
 * Scrolls to where the page was before a reload. React Router does this while the document loads, when a page that gets
 * its rows afterwards is still too short. Later calls do nothing: within a visit React Router has the positions in memory.
 */
export function restoreReloadedScroll({ key }: Location): void {
  try {
    const positions: unknown = JSON.parse(window.sessionStorage.getItem(SCROLL_POSITIONS) ?? "{}");
    window.sessionStorage.removeItem(SCROLL_POSITIONS);
    const top = Object.entries(positions ?? {}).find(([of]) => of === key)?.[1];
    if (typeof top === "number" && top > 0) window.scrollTo({ top, behavior: "instant" });
  } catch {
    // Without storage the page starts at its top.
  }
}
