import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_FILTERS } from "../resources/orders";
import { rememberedFilters, rememberFilters } from "./remembered-filters";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

it("remembers status and order of the list, and neither the search nor the days", () => {
  rememberFilters({ ...NO_FILTERS, status: "pending", sort: "oldest", search: "Бат", startDate: "2026-03-10" });
  expect(rememberedFilters()).toEqual({ ...NO_FILTERS, status: "pending", sort: "oldest" });
});

it("forgets what was cleared", () => {
  rememberFilters({ ...NO_FILTERS, toSend: "true" });
  rememberFilters(NO_FILTERS);
  expect(rememberedFilters()).toEqual(NO_FILTERS);
});

it.each([
  ["another version", JSON.stringify({ version: 2, status: "pending", overdue: "", toSend: "", sort: "" })],
  ["an unknown status", JSON.stringify({ version: 1, status: "sent", overdue: "", toSend: "", sort: "" })],
  ["something else", "{"],
])("begins with all orders when the device has %s", (_what, value) => {
  stored.set("order-filters", value);
  expect(rememberedFilters()).toEqual(NO_FILTERS);
});

it("begins with all orders where storage is closed", () => {
  vi.stubGlobal("window", {});
  rememberFilters({ ...NO_FILTERS, status: "pending" });
  expect(rememberedFilters()).toEqual(NO_FILTERS);
});
