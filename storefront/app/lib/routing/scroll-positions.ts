import type { DrawerEntry } from "@zakh/back-office/screens";
import type { Location } from "react-router";

/** Where React Router keeps scroll positions in `sessionStorage` while a page is being left or reloaded. */
export const SCROLL_POSITIONS = "scroll";

/** A drawer of the back office has its own history entry, which shares the scroll position of the page under it. */
export function scrollKey({ key, state }: Pick<Location, "key" | "state">): string {
  return (state as DrawerEntry | null)?.drawers?.page ?? key;
}
