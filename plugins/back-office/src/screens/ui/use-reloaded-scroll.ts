import { useLayoutEffect } from "react";
import { useHost } from "../host";

/** After a reload, shows a list where it was scrolled to, as soon as it is `complete`: before, the page is too short. */
export function useReloadedScroll(complete: boolean): void {
  const { router, restoreReloadedScroll } = useHost();
  const entry = router.useLocation();
  useLayoutEffect(() => {
    if (complete) restoreReloadedScroll?.(entry);
  }, [complete, entry, restoreReloadedScroll]);
}
