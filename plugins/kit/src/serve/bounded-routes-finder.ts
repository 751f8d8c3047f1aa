import { createRequire } from "node:module";

interface Finder {
  add(route: object): void;
  find(url: string, method: string): unknown;
}
type FinderClass = { new (): Finder; prototype: Finder };

/** How many paths a finder remembers before it forgets all of them. */
const REMEMBERED = 2000;

interface State {
  routes: object[];
  /** Medusa's own finder, with its memory; made anew when that is full. */
  inner: Finder | undefined;
  remembered: Set<string>;
}

let bounded = false;

/**
 * Medusa keeps the route of every path that was ever asked for, also of those that are none, for ever: whoever asks for
 * ever new paths fills the memory until the process dies. From now on that memory is emptied when it is full.
 */
export function boundRoutesFinder(): void {
  if (bounded) return;
  bounded = true;
  bound(finderClass());
}

/** Framework exports no such class; its own file does. */
function finderClass(): FinderClass {
  const load = createRequire(require.resolve("@medusajs/framework/http"));
  return (load("./routes-finder") as { RoutesFinder: FinderClass }).RoutesFinder;
}

/** Has every finder of a class, made from now on, work through one that is thrown away when it remembers too much. */
export function bound(Class: FinderClass, limit = REMEMBERED): void {
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
