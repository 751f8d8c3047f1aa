import { beforeEach, expect, it, vi } from "vitest";
import { rememberAlerts, rememberedAlerts } from "./remembered-alerts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
  return () => vi.unstubAllGlobals();
});

it("remembers the sound and the newest order by themselves", () => {
  expect(rememberedAlerts()).toEqual({ version: 1, sound: true, seen: 0 });
  rememberAlerts({ sound: false });
  rememberAlerts({ seen: 1023 });
  expect(rememberedAlerts()).toEqual({ version: 1, sound: false, seen: 1023 });
});

it.each(["", "{", '{"version":2,"sound":false,"seen":1}'])("begins anew where %j is stored", (text) => {
  stored.set("new-orders", text);
  expect(rememberedAlerts().sound).toBe(true);
});
