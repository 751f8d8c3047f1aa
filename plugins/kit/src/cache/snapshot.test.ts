import { beforeEach, expect, it, vi } from "vitest";
import type { ChangeObserver } from "./listener";

const database = vi.hoisted(() => ({ observers: [] as ChangeObserver[], connected: true }));

vi.mock("../database/pool", () => ({ shopPool: () => ({}) }));
vi.mock("./changes", () => ({
  changes: {
    get connected() {
      return database.connected;
    },
    watch: async () => undefined,
    watches: () => database.connected,
    observe: (observer: ChangeObserver) => database.observers.push(observer),
  },
}));

const { defineSnapshot, isPublicTable, keepWarm } = await import("./snapshot");

const notify = (about: (observer: ChangeObserver) => void) => database.observers.forEach(about);
const change = (table: string) => notify((observer) => observer.changed(table));

let loads: number;
const snapshot = defineSnapshot({ tables: ["product"], load: async () => (loads += 1) });

beforeEach(() => {
  database.connected = true;
  notify((observer) => observer.connected());
  loads = 0;
});

it("a snapshot is loaded once, until one of its tables changes", async () => {
  expect([await snapshot.value(), await snapshot.value()]).toEqual([1, 1]);
  change("bank_account");
  expect(await snapshot.value()).toBe(1);
  change("product");
  expect(await snapshot.value()).toBe(2);
});

it("a value that was cached before a disconnect is not served after it, because changes may have been missed", async () => {
  expect(await snapshot.value()).toBe(1);
  database.connected = false;
  notify((observer) => observer.disconnected());
  expect([await snapshot.value(), await snapshot.value()]).toEqual([2, 3]);
  database.connected = true;
  notify((observer) => observer.connected());
  expect([await snapshot.value(), await snapshot.value()]).toEqual([4, 4]);
});

it("a table is public when a snapshot reads it", () => {
  expect([isPublicTable("product"), isPublicTable("account")]).toEqual([true, false]);
});

it("while the process follows changes, it reloads values in use once changes have stopped, and no others", async () => {
  vi.useFakeTimers();
  const leave = keepWarm();
  await snapshot.value();
  for (const _change of [1, 2, 3]) {
    change("product");
    await vi.advanceTimersByTimeAsync(150);
  }
  expect(loads).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(loads).toBe(2);
  change("product");
  await vi.advanceTimersByTimeAsync(1000);
  expect(loads).toBe(2);

  change("product");
  // Requested right after a change: this call loads it, and it counts as in use at the next change.
  await snapshot.value();
  await vi.advanceTimersByTimeAsync(1000);
  change("product");
  await vi.advanceTimersByTimeAsync(1000);
  expect(loads).toBe(4);

  leave();
  await snapshot.value();
  change("product");
  await vi.advanceTimersByTimeAsync(1000);
  expect(loads).toBe(4);
  vi.useRealTimers();
});
