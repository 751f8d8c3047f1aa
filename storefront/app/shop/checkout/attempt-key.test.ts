import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BrowserStorage } from "../../lib/browser/browser-storage";
import { AttemptKey } from "./attempt-key";

describe("the key of an attempt to order", () => {
  const order = { cartItems: [{ productId: 1, quantity: 2 }] };
  let stored: Map<string, string>;
  let storage: BrowserStorage;

  beforeEach(() => {
    stored = new Map();
    storage = {
      read: (key) => stored.get(key),
      write: (key, value) => stored.set(key, value),
      remove: (key) => stored.delete(key),
    };
  });

  it("stays the same for the same order, also after a reload", () => {
    const key = new AttemptKey(storage).for(order);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(new AttemptKey(storage).for(structuredClone(order))).toBe(key);
  });

  it("is another for another order", () => {
    const attempt = new AttemptKey(storage);
    const key = attempt.for(order);
    expect(attempt.for({ cartItems: [{ productId: 1, quantity: 3 }] })).not.toBe(key);
  });

  it("is another once the order is placed, so that the same order can be placed again", () => {
    const attempt = new AttemptKey(storage);
    const key = attempt.for(order);
    attempt.done();
    expect(attempt.for(order)).not.toBe(key);
  });

  it("stays the same if nothing can be stored", () => {
    const attempt = new AttemptKey({ read: () => undefined, write: () => {}, remove: () => {} });
    expect(attempt.for(order)).toBe(attempt.for(order));
  });

  it("is another after an hour, when the same order counts as a new one", () => {
    vi.useFakeTimers({ now: 0 });
    const key = new AttemptKey(storage).for(order);
    vi.setSystemTime(61 * 60 * 1000);
    expect(new AttemptKey(storage).for(order)).not.toBe(key);
    vi.useRealTimers();
  });

  it("stores neither who orders nor what", () => {
    new AttemptKey(storage).for({ customerName: "Saraa" });
    expect([...stored.values()].join()).not.toContain("Saraa");
  });
});
