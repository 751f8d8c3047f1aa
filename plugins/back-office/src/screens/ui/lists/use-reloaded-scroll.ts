import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { useHost } from "../../host";

/** After a reload, shows a list where it was scrolled to, as soon as it is `complete`: before, the page is too short. */
export function useReloadedScroll(complete: boolean): void {
  const { restoreReloadedScroll } = useHost();
  const entry = useLocation();
  useLayoutEffect(() => {
    if (complete) restoreReloadedScroll?.(entry);
  }, [complete, entry, restoreReloadedScroll]);
}
