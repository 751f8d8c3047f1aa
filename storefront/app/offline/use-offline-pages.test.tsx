// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { reloadOnce } from "../lib/browser/reload-once";
import { useReloadWhenOffline } from "./use-offline-pages";

vi.mock("../lib/browser/reload-once");

const lost = new TypeError("Failed to fetch");
const match = vi.fn<() => Promise<Response | undefined>>();

/** A browser without a connection; `controller` is the service worker of the page. */
function offline(controller: object | null) {
  vi.stubGlobal("caches", { match });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  Object.defineProperty(navigator, "serviceWorker", { value: { controller }, configurable: true });
}

beforeEach(() => {
  match.mockReset().mockResolvedValue(new Response("offline"));
  vi.mocked(reloadOnce).mockReset();
  window.history.replaceState(null, "", "/products/1");
});
afterEach(() => vi.restoreAllMocks());

const settled = () => new Promise((resolve) => setTimeout(resolve));

it("reloads a page without its data if the service worker has something to show", async () => {
  offline({});
  renderHook(() => useReloadWhenOffline(lost));
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
});

it.each([
  ["there is no service worker", () => offline(null)],
  ["its cache is gone", () => [offline({}), match.mockResolvedValue(undefined)]],
  ["it ignores the page", () => [offline({}), window.history.replaceState(null, "", "/store/dashboard")]],
])("stays as it is when %s", async (_, arrange) => {
  arrange();
  renderHook(() => useReloadWhenOffline(lost));
  await settled();
  expect(reloadOnce).not.toHaveBeenCalled();
});
