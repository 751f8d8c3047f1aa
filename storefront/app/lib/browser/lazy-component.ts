import { type ComponentType, useEffect, useState } from "react";

/** A hook that loads the component once it is `wanted`, and returns it when it is there. */
type UseLazyComponent<Props> = (wanted: unknown, onFailed?: () => void) => ComponentType<Props> | undefined;

/**
 * A component whose code is loaded when it is needed. `React.lazy` would replace the page by an error if the script did not come; here the
 * page stays, and the next thing that is wanted asks again. `script-recovery.tsx` loads the page again for a lost script.
 */
export function lazyComponent<Props>(load: () => Promise<{ default: ComponentType<Props> }>): UseLazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  return (wanted, onFailed) => {
    const [, setLoaded] = useState(false);
    // biome-ignore lint/correctness/useExhaustiveDependencies: `onFailed` is another function at each rendering.
    useEffect(() => {
      if (!wanted || loaded) return;
      load().then((module) => {
        loaded = module.default;
        setLoaded(true);
      }, onFailed);
    }, [wanted]);
    return loaded;
  };
}
