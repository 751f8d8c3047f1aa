import { afterEach, describe, expect, it, vi } from "vitest";
import { notificationOf, openedBy, openPage } from "./notifications";

const ORIGIN = "https://zakh.kr";

describe("a message of the shop", () => {
  it("is shown with its text, and leads to its page", () => {
    const message = {
      title: "Шинэ захиалга ирлээ: ₩45,000",
      body: "ORD-0012",
      path: "/admin/orders?id=12",
      tag: "order-12",
    };
    const [title, options] = notificationOf(message);
    expect(title).toBe(message.title);
    expect(options).toMatchObject({ body: "ORD-0012", tag: "order-12", renotify: true });
    expect(openedBy({ data: options.data }, ORIGIN)).toBe("https://zakh.kr/admin/orders?id=12");
  });

  it.each([
    "https://elsewhere.example/admin",
    "//elsewhere.example/admin",
    "/administrator",
    "javascript:alert(1)",
    "",
    "https://elsewhere.example/order-confirmation?id=1",
    "/order-confirmations",
    "/my-page",
  ])("opens nothing but the back office and an order: %j", (path) => {
    expect(openedBy({ data: { path } }, ORIGIN)).toBe("https://zakh.kr/admin");
  });

  it("about the own order leads to it", () => {
    const path = "/order-confirmation?id=12&key=1a.b";
    expect(openedBy({ data: notificationOf({ path })[1].data }, ORIGIN)).toBe(`${ORIGIN}${path}`);
  });

  it("is shown even when it is empty", () => {
    expect(notificationOf({})[1]).toMatchObject({ tag: "", renotify: false });
    expect(openedBy({ data: notificationOf({})[1].data }, ORIGIN)).toBe("https://zakh.kr/admin");
  });
});

describe("a tap on a notification", () => {
  const ADDRESS = `${ORIGIN}/admin/orders?id=12`;
  const openWindow = vi.fn(async () => null);

  /** A window of a browser whose page answers messages, or does not. */
  function windowAt(url: string, answers: boolean) {
    return {
      url,
      focus: vi.fn(async () => undefined),
      navigate: vi.fn(async () => null),
      postMessage: vi.fn((_: object, [port]: MessagePort[]) => answers && port?.postMessage("going")),
    };
  }

  function open(...windows: ReturnType<typeof windowAt>[]) {
    vi.stubGlobal("self", { clients: { matchAll: async () => windows, openWindow } });
    return openPage(ADDRESS);
  }

  it("opens a customer's order in a window of its own, so that no form is lost", async () => {
    const office = windowAt(`${ORIGIN}/admin/products`, true);
    vi.stubGlobal("self", { clients: { matchAll: async () => [office], openWindow } });
    await openPage(`${ORIGIN}/order-confirmation?id=12&key=1a.b`);
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/order-confirmation?id=12&key=1a.b`);
    expect(office.focus).not.toHaveBeenCalled();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    openWindow.mockClear();
  });

  it("has the open back office go there itself, so that a form is not lost", async () => {
    const [shop, office] = [windowAt(`${ORIGIN}/products/1`, true), windowAt(`${ORIGIN}/admin/products`, true)];
    await open(shop, office);
    expect(office.focus).toHaveBeenCalled();
    expect(office.postMessage).toHaveBeenCalledWith({ goTo: "/admin/orders?id=12" }, expect.anything());
    expect(office.navigate).not.toHaveBeenCalled();
    expect(shop.postMessage).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("loads the page anew in a window that does not answer", async () => {
    vi.useFakeTimers();
    const office = windowAt(`${ORIGIN}/admin`, false);
    const opened = open(office);
    await vi.advanceTimersByTimeAsync(10_000);
    await opened;
    expect(office.navigate).toHaveBeenCalledWith(ADDRESS);
  });

  it("opens a window where the back office has none", async () => {
    await open(windowAt(`${ORIGIN}/products/1`, true));
    expect(openWindow).toHaveBeenCalledWith(ADDRESS);
  });
});
