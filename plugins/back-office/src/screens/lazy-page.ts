import { type ComponentType, createElement, lazy, useState } from "react";

/** A page whose code is loaded when it is first rendered, or earlier by `preload`. */
export type LazyPage = ComponentType & { preload(): void };

/** Once its code is there, the page is rendered at once; `lazy` alone would first show the fallback around it. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => {
    const page = await load();
    loaded = page.default;
    return page;
  };
  const Lazy = lazy(loadOnce);
  function Page() {
    // The first choice stays, or the page would be mounted anew when it is rendered again.
    const [Chosen] = useState(() => loaded ?? Lazy);
    return createElement(Chosen);
  }
  // A failed load is repeated when the page is rendered, which then shows the error.
  return Object.assign(Page, { preload: () => void loadOnce().catch(() => {}) });
}
