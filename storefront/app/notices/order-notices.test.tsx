import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPage } from "../testing/render-page";
import { SARAA } from "../testing/shop-data";
import { OrderNotices } from "./order-notices";

const ENDPOINT = "https://nobody.push.apple.com/1";
const KEYS = { p256dh: "B", auth: "A" };

let permission: NotificationPermission;
let subscription: object | null;
const unsubscribe = vi.fn(async () => {
  subscription = null;
  return true;
});

/** A browser with a push service that takes everything. */
beforeEach(() => {
  permission = "granted";
  subscription = null;
  const made = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe,
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made;
      return made;
    },
  };
  const registration = { pushManager };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", {
    get permission() {
      return permission;
    },
    requestPermission: async () => permission,
  });
  Object.defineProperty(navigator, "serviceWorker", {
    value: {
      register: async () => registration,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
    configurable: true,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  window.localStorage.clear();
  unsubscribe.mockClear();
});

function open(publicKey: string | null = "BPz_") {
  return renderPage(<OrderNotices />, {
    at: "/my-page",
    user: SARAA,
    answers: {
      "GET /api/user/push": { json: { publicKey } },
      "PUT /api/user/push": { status: 204 },
      "POST /api/user/push/end": { status: 204 },
    },
  });
}

it("turns notices on after a press, and off in one tap", async () => {
  const { person, callsOf } = await open();
  await person.click(await screen.findByRole("button", { name: "Энд мэдэгдэл авах" }));
  const off = await screen.findByRole("button", { name: "Энэ төхөөрөмж дээр унтраах" });
  expect(callsOf("PUT /api/user/push")[0]?.body).toEqual({ endpoint: ENDPOINT, keys: KEYS });
  await person.click(off);
  await screen.findByRole("button", { name: "Энд мэдэгдэл авах" });
  expect(callsOf("POST /api/user/push/end").map(({ body }) => body)).toEqual([{ endpoint: ENDPOINT }]);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it("leaves an admin's messages on this device as they are", async () => {
  subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe,
  };
  const { person } = await open();
  await person.click(await screen.findByRole("button", { name: "Энд мэдэгдэл авах" }));
  await person.click(await screen.findByRole("button", { name: "Энэ төхөөрөмж дээр унтраах" }));
  await screen.findByRole("button", { name: "Энд мэдэгдэл авах" });
  expect(unsubscribe).not.toHaveBeenCalled();
  expect(window.localStorage.getItem("told-as")).toBe('["admin"]');
});

it("says how to allow what the browser forbids", async () => {
  permission = "denied";
  await open();
  await screen.findByText(/Хөтчийн тохиргоонд мэдэгдлийг хориглосон/);
  expect(screen.queryByRole("button")).toBeNull();
});

it("tells a person with an iPhone to put the shop on the home screen first", async () => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.stubGlobal("PushManager", undefined);
  Reflect.deleteProperty(window, "PushManager");
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)");
  Object.defineProperty(navigator, "maxTouchPoints", { value: 5, configurable: true });
  await open();
  await screen.findByText(/Нүүр дэлгэцэд нэмэх/);
});

it("shows nothing where the shop sends none", async () => {
  const { callsOf } = await open(null);
  await vi.waitFor(() => expect(callsOf("GET /api/user/push")).toHaveLength(1));
  expect(screen.queryByRole("heading")).toBeNull();
});
