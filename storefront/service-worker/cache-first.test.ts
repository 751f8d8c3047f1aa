import { beforeEach, describe, expect, it, vi } from "vitest";
import { CACHE_TIMEOUT_MS, CacheFirst, ofItsType, undamaged, whole } from "./cache-first";

/** What Workbox expects of a worker. */
const { ExtendableEvent } = vi.hoisted(() => {
  class ExtendableEvent extends Event {
    waitUntil() {}
  }
  Object.assign(globalThis, { self: globalThis, ExtendableEvent, FetchEvent: class extends ExtendableEvent {} });
  Object.assign(globalThis, { location: new URL("https://zakh.kr"), __WB_DISABLE_DEV_LOGS: true });
  return { ExtendableEvent };
});

const ADDRESS = "https://zakh.kr/assets/shop-x.js";
const full = new DOMException("The disk is full", "QuotaExceededError");

const script = (text: string) => new Response(text, { headers: { "Content-Type": "text/javascript; charset=utf-8" } });

/** What a network answers to everything until its login page is filled in. */
const loginPage = () => new Response("login", { headers: { "Content-Type": "text/html" } });

/** A copy whose second half cannot be read. */
function damaged() {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode("half"));
      controller.error(new TypeError("ERR_CACHE_CHECKSUM_MISMATCH"));
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/javascript" } });
}

const personal = (cacheControl: string) =>
  new Response("hidden", { headers: { "Content-Type": "text/javascript", "Cache-Control": cacheControl } });

const match = vi.fn<() => Promise<Response | undefined>>();
const put = vi.fn<() => Promise<void>>();
const open = vi.fn(async () => ({ put }));
const network = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  match.mockReset().mockResolvedValue(undefined);
  put.mockReset().mockResolvedValue();
  open.mockReset().mockResolvedValue({ put });
  network.mockReset().mockResolvedValue(script("network"));
  vi.stubGlobal("caches", { match, open, keys: async () => [], delete: async () => true });
  vi.stubGlobal("fetch", network);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

/** The text of the answer, and what happens after it. */
function answer(path = ADDRESS, options?: RequestInit) {
  const strategy = new CacheFirst({ cacheName: "files", plugins: [whole, ofItsType, undamaged] });
  const event = new ExtendableEvent("fetch");
  const [answered, done] = strategy.handleAll({ event, request: new Request(new URL(path, ADDRESS), options) });
  done.catch(() => {});
  return { text: answered.then((response) => response.text()), done };
}

describe("a file of the service worker", () => {
  it("comes from the cache, without the network", async () => {
    match.mockResolvedValue(script("copy"));
    expect(await answer().text).toBe("copy");
    expect(network).not.toHaveBeenCalled();
  });

  it("is answered before it is cached, and then cached", async () => {
    let cached = () => {};
    put.mockReturnValue(new Promise((resolve) => (cached = resolve)));
    const { text, done } = answer();
    expect(await text).toBe("network");
    await vi.runAllTimersAsync();
    expect(put).toHaveBeenCalledOnce();
    cached();
    await done;
  });

  it.each([
    ["the phone is full", () => put.mockRejectedValue(full)],
    ["the cache cannot be opened", () => open.mockRejectedValue(full)],
    ["the cache cannot be searched", () => match.mockRejectedValue(new Error("broken"))],
    ["the copy is damaged", () => match.mockResolvedValue(damaged())],
    ["the copy is the login page of a network", () => match.mockResolvedValue(loginPage())],
    ["the copy is empty", () => match.mockResolvedValue(script(""))],
  ])("comes from the network when %s", async (_, spoil) => {
    spoil();
    const { text } = answer();
    expect(await text).toBe("network");
    await vi.runAllTimersAsync();
  });

  it.each(["/assets/onest-x.woff2", "/static/img/mutton-x.webp", "/", "/products/12.data", "/api/products"])(
    "is never the login page of a network: %s",
    async (path) => {
      match.mockResolvedValue(loginPage());
      network.mockResolvedValue(loginPage());
      const { text, done } = answer(path);
      await text;
      await vi.runAllTimersAsync();
      await done;
      expect(network).toHaveBeenCalledOnce();
      expect(put).not.toHaveBeenCalled();
    },
  );

  it("comes from the network for a page that does without the copy, and replaces it", async () => {
    match.mockResolvedValue(script("copy"));
    const { text, done } = answer(ADDRESS, { cache: "reload" });
    expect(await text).toBe("network");
    await vi.runAllTimersAsync();
    await done;
    expect(put).toHaveBeenCalledOnce();
  });

  it.each([
    ["a damaged copy", damaged],
    ["the login page of a network", loginPage],
  ])("replaces %s", async (_, copy) => {
    match.mockResolvedValue(copy());
    const { text, done } = answer();
    await text;
    await vi.runAllTimersAsync();
    await done;
    expect(put).toHaveBeenCalledOnce();
  });

  it("does not wait long for a slow disk", async () => {
    match.mockReturnValue(new Promise(() => {}));
    const { text } = answer();
    await vi.advanceTimersByTimeAsync(CACHE_TIMEOUT_MS - 1);
    expect(network).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await text).toBe("network");
  });

  it("waits for a slow disk as long as it takes without a connection", async () => {
    match.mockReturnValue(
      new Promise((resolve) => setTimeout(() => resolve(script("late copy")), 2 * CACHE_TIMEOUT_MS)),
    );
    network.mockRejectedValue(new TypeError("Failed to fetch"));
    const { text } = answer();
    await vi.runAllTimersAsync();
    expect(await text).toBe("late copy");
  });

  it("fails without a connection and without a copy", async () => {
    network.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(answer().text).rejects.toThrow("Failed to fetch");
  });

  it.each([
    ["a refusal", new Response("busy", { status: 503 })],
    ["a part", new Response("part", { status: 206 })],
    ["the login page of a network", loginPage()],
    ["for an admin only", personal("no-store")],
    ["for one person", personal("max-age=60, Private")],
  ])("is not cached when it is %s", async (_, response) => {
    network.mockResolvedValue(response);
    const { text, done } = answer();
    await text;
    await vi.runAllTimersAsync();
    await done;
    expect(put).not.toHaveBeenCalled();
  });
});
