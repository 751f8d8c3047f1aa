import { useCallback, useRef } from "react";

/** Whether a form has unsaved changes, as a function for event handlers. `settle` ends this after saving, before leaving the page. */
export function useDirty(changed: boolean): { dirty: () => boolean; settle: () => void } {
  const state = useRef({ changed, settled: false });
  state.current.changed = changed;
  const dirty = useCallback(() => state.current.changed && !state.current.settled, []);
  const settle = useCallback(() => {
    state.current.settled = true;
  }, []);
  return { dirty, settle };
}
