import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A page whose code is loaded when it is first rendered, or earlier by `preload`. */
export type LazyPage = LazyExoticComponent<ComponentType> & { preload(): void };

export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  // A failed load is repeated when the page is rendered, which then shows the error.
  return Object.assign(lazy(load), { preload: () => void load().catch(() => {}) });
}
