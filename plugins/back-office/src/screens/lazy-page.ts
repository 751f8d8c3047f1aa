import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A page whose code is loaded when it is first rendered, or earlier by `preload`. */
export type LazyPage = LazyExoticComponent<ComponentType> & { preload(): void };

export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  // A file that does not come is asked for again when the page is rendered, which shows the failure.
  return Object.assign(lazy(load), { preload: () => void load().catch(() => {}) });
}
