import { describe, expect, it } from "vitest";
import {
  bodyOf,
  type Change,
  FRESH_CHANGE_MS,
  isDoneAlready,
  isKeepable,
  isRepeatable,
  isSameTarget,
  isSentByItself,
  storedBody,
  type WaitingChange,
  waitingChange,
} from "./waiting-change";

const NOW = 1_700_000_000_000;
const WAITING: WaitingChange = {
  id: "a",
  owner: 7,
  madeAt: NOW,
  screen: "/admin/settings",
  method: "PUT",
  path: "/api/settings/shipping-fee",
  json: { fee: 4000, version: "v1" },
  state: "waiting",
  sendingUntil: 0,
  message: "",
  refusedOrders: 0,
};

const change = (given: Partial<Change>): Change => ({ method: "POST", path: "/api/x", ...given });

describe("which changes wait for the network", () => {
  it.each([
    [change({ method: "PUT" }), true, true],
    [change({ method: "DELETE" }), true, true],
    [change({ idempotencyKey: "k" }), true, true],
    [change({ keeps: "repeatable" }), true, true],
    [change({ keeps: "once" }), true, false],
    [change({}), false, false],
  ])("%j is kept: %s, and may be sent twice: %s", (given, kept, repeatable) => {
    expect(isKeepable(given)).toBe(kept);
    expect(isRepeatable(given)).toBe(repeatable);
  });

  it("an admin's rights are only good at once", () => {
    expect(isKeepable(change({ method: "PATCH", keeps: "never" }))).toBe(false);
  });
});

describe("when a change is sent by itself", () => {
  it("at once, while no other page sends it", () => {
    expect(isSentByItself(WAITING, NOW)).toBe(true);
    expect(isSentByItself({ ...WAITING, sendingUntil: NOW + 1 }, NOW)).toBe(false);
  });

  it("never when it is old, nor when a person has to decide", () => {
    expect(isSentByItself(WAITING, NOW + FRESH_CHANGE_MS + 1)).toBe(false);
    for (const state of ["unsure", "changed", "refused"] as const)
      expect(isSentByItself({ ...WAITING, state }, NOW)).toBe(false);
  });
});

it("a later change of the same thing replaces an earlier one, but two new things are two", () => {
  expect(isSameTarget(WAITING, { method: "PUT", path: WAITING.path })).toBe(true);
  expect(isSameTarget(WAITING, { method: "PUT", path: "/api/settings/hero" })).toBe(false);
  expect(isSameTarget({ ...WAITING, method: "POST" }, { method: "POST", path: WAITING.path })).toBe(false);
});

it("a change is done already when the server has every value of it", () => {
  expect(isDoneAlready(WAITING, { fee: 4000, other: 1, version: "v2" })).toBe(true);
  expect(isDoneAlready(WAITING, { fee: 3000, version: "v2" })).toBe(false);
  expect(isDoneAlready({ json: undefined }, { fee: 4000 })).toBe(false);
});

it("a form is stored with its pictures, and sent as it was", () => {
  const form = new FormData();
  form.append("images", new File(["picture"], "мах.webp", { type: "image/webp" }));
  form.append("productData", "{}");
  const stored = storedBody({ body: form });
  const sent = bodyOf(waitingChange.parse({ ...WAITING, json: undefined, ...stored })) as FormData;
  expect([...sent.keys()]).toEqual(["images", "productData"]);
  expect((sent.get("images") as File).name).toBe("мах.webp");
});

it("what must not have changed until then is part of what waits", () => {
  expect(storedBody({ body: { status: "processing" }, keepAs: { status: "processing", from: "pending" } })).toEqual({
    json: { status: "processing", from: "pending" },
  });
});
