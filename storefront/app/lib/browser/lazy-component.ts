import { importWithRetry } from "@zakh/kit/browser/import-with-retry";
import { type ComponentType, useEffect, useState } from "react";
import { SCRIPT_RETRY_DELAY_MS } from "../durations";
import { reloadForScript } from "./reload-for-script";

/** A hook that loads the component once it is `wanted`, and returns it when it is there. */
type UseLazyComponent<Props> = (wanted: boolean, onFailed?: () => void) => ComponentType<Props> | undefined;

/**
 * A component whose code is loaded when it is needed. With `React.lazy` a lost script would replace the whole page by an error, and would
 * never be loaded again. Here `onFailed` is called, and the script is loaded again when it is wanted again; without `onFailed` it is
 * loaded again after a moment.
 */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>): UseLazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let failures = 0;
  return (wanted, onFailed) => {
    const [attempt, setAttempt] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` loads again; `onFailed` is another function at each rendering.
    useEffect(() => {
      if (!wanted || loaded) return;
      let cancelled = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const renderAgain = () => setAttempt((count) => count + 1);
      importWithRetry(load).then(
        (module) => {
          loaded = module.default;
          if (!cancelled) renderAgain();
        },
        (error) => {
          if (cancelled) return;
          if (!onFailed) {
            timer = setTimeout(renderAgain, SCRIPT_RETRY_DELAY_MS);
            return;
          }
          failures += 1;
          if (failures > 1) reloadForScript(error);
          onFailed();
        },
      );
      return () => {
        cancelled = true;
        clearTimeout(timer);
      };
    }, [wanted, attempt]);
    return loaded;
  };
}
