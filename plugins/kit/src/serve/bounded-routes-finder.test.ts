import { expect, it } from "vitest";
import { bound } from "./bounded-routes-finder";

/** Like Medusa's finder: a cache without a limit. */
function makeFinderClass() {
  const memories: Map<string, unknown>[] = [];
  class RoutesFinder {
    private readonly routes: { matcher: string }[] = [];
    private readonly memory = new Map<string, unknown>();
    constructor() {
      memories.push(this.memory);
    }
    add(route: object) {
      this.routes.push(route as { matcher: string });
    }
    find(url: string, method: string) {
      const route = this.routes.find(({ matcher }) => matcher === url);
      this.memory.set(`${method}:${url}`, route);
      return route;
    }
  }
  return { RoutesFinder, memories };
}

it("finds what Medusa's finder finds, and caches no more than its limit", () => {
  const { RoutesFinder, memories } = makeFinderClass();
  bound(RoutesFinder, 100);
  const finder = new RoutesFinder();
  finder.add({ matcher: "/api/products" });
  for (let i = 0; i < 1000; i += 1) expect(finder.find(`/api/products/${i}`, "GET")).toBeUndefined();
  expect(finder.find("/api/products", "GET")).toEqual({ matcher: "/api/products" });
  expect(Math.max(...memories.map((memory) => memory.size))).toBe(100);
});

it("finds routes that are added after the first look-up", () => {
  const { RoutesFinder } = makeFinderClass();
  bound(RoutesFinder, 100);
  const finder = new RoutesFinder();
  expect(finder.find("/late", "GET")).toBeUndefined();
  finder.add({ matcher: "/late" });
  expect(finder.find("/late", "GET")).toEqual({ matcher: "/late" });
});
