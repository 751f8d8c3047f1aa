import { beforeEach, expect, it, vi } from "vitest";
import { forgetStored, STORED_OF_ADMIN } from "../../stored";
import { readSavedPicking, type SavedPicking, savePicking } from "./saved-picking";

const SAVED: SavedPicking = {
  version: 3,
  readAt: "2026-11-26T05:00:00.000Z",
  orders: [
    {
      id: 1,
      customerName: "Сараа",
      note: "",
      day: "2026-11-27",
      kind: "leaves",
      isPaid: true,
      packs: [{ id: 1001, productId: 7, name: "Үхрийн гуя", quantity: 1.5, unit: "kg", packed: null }],
    },
    { id: 2, customerName: "Болд", note: "", day: "", kind: "pickup", isPaid: false, packs: [] },
  ],
  ticks: ["1001:1.5"],
};

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    sessionStorage: { removeItem: () => {} },
  });
  return () => vi.unstubAllGlobals();
});

it("keeps list and ticks on the phone, until somebody signs out", () => {
  savePicking(SAVED);
  expect(readSavedPicking()).toEqual(SAVED);
  forgetStored(STORED_OF_ADMIN);
  expect(readSavedPicking()).toMatchObject({ readAt: null, orders: [], ticks: [] });
  expect(stored.size).toBe(0);
});

it.each(["", "{", '{"version":0}', JSON.stringify({ ...SAVED, ticks: [7] })])(
  "has nothing where %j is stored",
  (text) => {
    stored.set("picking-list", text);
    expect(readSavedPicking().orders).toEqual([]);
  },
);
