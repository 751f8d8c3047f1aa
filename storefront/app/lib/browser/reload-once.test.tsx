import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./reload-once";

const network = vi.fn<typeof fetch>();
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    "fetch",
    network.mockReset().mockImplementation(async () => new Response("")),
  );
  vi.spyOn(window.location, "reload").mockImplementation(reload.mockReset());
  const files = ["https://zakh.kr/assets/menu-x.js", "https://zakh.kr/static/img/x.webp"];
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(files.map((name) => ({ name }) as PerformanceEntry));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("fetches the page's scripts anew, then loads the page again, once a minute", async () => {
  expect(await reloadOnce()).toBe(true);
  expect(network.mock.calls).toEqual([
    ["https://zakh.kr/assets/menu-x.js", { cache: "reload", signal: expect.anything() }],
  ]);
  expect(await reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it("loads the page as it is cached when there is no connection", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await reloadOnce()).toBe(true);
  expect(network).not.toHaveBeenCalled();
});

it.each([
  ["a weak network has lost its scripts", () => network.mockRejectedValue(new TypeError("Failed to fetch"))],
  ["the tab has no storage, and could reload forever", () => vi.stubGlobal("sessionStorage", undefined)],
])("leaves the page alone when %s", async (_, arrange) => {
  arrange();
  expect(await reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
