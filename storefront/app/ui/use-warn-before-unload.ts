import { useEffect } from "react";

/** The browser asks before the page is left, closed or reloaded while something would be lost. */
export function useWarnBeforeUnload(isDirty: () => boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
}
