import { useCallback, useRef } from "react";

/** Whether a form holds what is not saved, readable at any moment; `settle` ends it before the page is left for good. */
export function useDirty(changed: boolean): { dirty: () => boolean; settle: () => void } {
  const state = useRef({ changed, settled: false });
  state.current.changed = changed;
  const dirty = useCallback(() => state.current.changed && !state.current.settled, []);
  const settle = useCallback(() => {
    state.current.settled = true;
  }, []);
  return { dirty, settle };
}
