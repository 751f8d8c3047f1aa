import { createRequire } from "node:module";

interface Finder {
  add(route: object): void;
  find(url: string, method: string): unknown;
}
type FinderClass = { new (): Finder; prototype: Finder };

/** Number of paths that a finder caches before its cache is cleared. */
const MAX_CACHED_PATHS = 2000;

interface State {
  routes: object[];
  /** Medusa's own finder with its cache; replaced when the cache is full. */
  inner: Finder | undefined;
  remembered: Set<string>;
}

let bounded = false;

/**
 * Limits Medusa's cache of routes by path. It also stores unknown paths and never drops any, so that a client can fill
 * the memory with new paths until the process dies. The cache is cleared when it is full.
 */
export function boundRoutesFinder(): void {
  if (bounded) return;
  bounded = true;
  bound(finderClass());
}

/** The framework does not export this class; its own file does. */
function finderClass(): FinderClass {
  const load = createRequire(require.resolve("@medusajs/framework/http"));
  return (load("./routes-finder") as { RoutesFinder: FinderClass }).RoutesFinder;
}

/** Makes every new finder of a class delegate to an inner one, which is replaced when its cache is too large. */
export function bound(Class: FinderClass, limit = MAX_CACHED_PATHS): void {
  const { add, find } = Class.prototype;
  const states = new WeakMap<Finder, State>();
  const stateOf = (finder: Finder): State => {
    const state = states.get(finder) ?? { routes: [], inner: undefined, remembered: new Set() };
    states.set(finder, state);
    return state;
  };
  const withRoutes = (routes: object[]): Finder => {
    const inner = new Class();
    for (const route of routes) add.call(inner, route);
    return inner;
  };

  Class.prototype.add = function (route) {
    const state = stateOf(this);
    state.routes.push(route);
    state.inner = undefined;
  };
  Class.prototype.find = function (url, method) {
    const state = stateOf(this);
    if (state.remembered.size >= limit) {
      state.inner = undefined;
      state.remembered.clear();
    }
    state.inner ??= withRoutes(state.routes);
    state.remembered.add(`${method}:${url}`);
    return find.call(state.inner, url, method);
  };
}
