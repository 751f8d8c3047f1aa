import { describe, expect, it } from "vitest";
import {
  bodyOf,
  type Change,
  FRESH_CHANGE_MS,
  isAway,
  isDoneAlready,
  isQueueable,
  isRepeatable,
  isSentByItself,
  type QueuedChange,
  replaces,
  storedBody,
  typedLines,
  unconditional,
  versionOf,
  waitingChange,
  withVersion,
} from "./queued-change";

const NOW = 1_700_000_000_000;
const WAITING: QueuedChange = {
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
    expect(isQueueable(given)).toBe(kept);
    expect(isRepeatable(given)).toBe(repeatable);
  });

  it("an admin's rights are only good at once", () => {
    expect(isQueueable(change({ method: "PATCH", keeps: "never" }))).toBe(false);
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

describe("a later change of the same thing", () => {
  it("replaces an earlier one when it sets everything that the earlier one sets", () => {
    expect(replaces(WAITING, { ...WAITING, json: { fee: 3000, version: "v1" } })).toBe(true);
    expect(replaces({ ...WAITING, json: { price: 1 } }, { ...WAITING, json: { stock: 2 } })).toBe(false);
    expect(replaces(WAITING, { ...WAITING, path: "/api/settings/hero" })).toBe(false);
  });

  it("leaves another field of the same product alone", () => {
    const product = (data: object): QueuedChange => ({
      ...WAITING,
      path: "/api/products/5",
      json: undefined,
      form: [["productData", JSON.stringify(data)]],
    });
    expect(replaces(product({ stock: 5 }), product({ price: 16700 }))).toBe(false);
    expect(replaces(product({ price: 17000, stock: 5 }), product({ price: 16700 }))).toBe(true);
  });

  it("leaves the weight of another line of the same order alone", () => {
    const packed = (id: number, packedQuantity: number, confirmed = false): QueuedChange => ({
      ...WAITING,
      path: "/api/admin/orders/7/packed",
      json: { lines: [{ id, packedQuantity }], confirmed },
    });
    expect(replaces(packed(7002, 1.1), packed(7001, 1.87))).toBe(false);
    expect(replaces(packed(7001, 1.87), packed(7001, 18.7, true))).toBe(true);
    expect(typedLines(packed(7001, 1.87))).toEqual(["1.87"]);
  });

  it("never replaces something new", () => {
    expect(replaces({ ...WAITING, method: "POST" }, { ...WAITING, method: "POST" })).toBe(false);
  });
});

it("a change can go on from another version, or from none", () => {
  expect(versionOf(WAITING)).toBe("v1");
  expect(withVersion(WAITING, "v2").json).toEqual({ fee: 4000, version: "v2" });
  expect(withVersion(WAITING, undefined).json).toEqual({ fee: 4000 });
  const form: QueuedChange["form"] = [
    ["productData", "{}"],
    ["version", "v1"],
  ];
  expect(versionOf({ form })).toBe("v1");
  expect(withVersion({ form }, "v2").form).toEqual([
    ["productData", "{}"],
    ["version", "v2"],
  ]);
});

it("what was typed is told, without names of fields and without what is empty", () => {
  expect(typedLines(WAITING)).toEqual(["4000"]);
  const json = { orderData: { name: "Сараа", note: "" }, cartItems: [{ productId: 7, quantity: 1.5 }] };
  expect(typedLines({ json })).toEqual(["Сараа", "7, 1.5"]);
  expect(typedLines({ form: [["productData", '{"name":"Гуя","price":16700}']] })).toEqual(["Гуя", "16700"]);
});

it.each([408, 502, 503, 504])("%i says that nobody was there", (status) => expect(isAway(status)).toBe(true));

it("a change is done already when the server has every value of it", () => {
  expect(isDoneAlready(WAITING, { fee: 4000, other: 1, version: "v2" })).toBe(true);
  expect(isDoneAlready(WAITING, { fee: 3000, version: "v2" })).toBe(false);
  expect(isDoneAlready({ json: undefined }, { fee: 4000 })).toBe(false);
  const product = {
    form: [["productData", '{"price":16700}'] as [string, string], ["version", "v1"] as [string, string]],
  };
  expect(isDoneAlready(product, { price: 16700, stock: 3 })).toBe(true);
  expect(isDoneAlready(product, { price: 16000, stock: 3 })).toBe(false);
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

it("what somebody else has changed is overwritten without the version and the value that were shown", () => {
  const json = { traceNumber: "002123456789", from: "", version: "v1" };
  expect(unconditional({ ...WAITING, json }).json).toEqual({ traceNumber: "002123456789" });
  const lines = [{ id: 7001, packedQuantity: 0.85, from: null }];
  expect(unconditional({ ...WAITING, json: { lines } }).json).toEqual({ lines: [{ id: 7001, packedQuantity: 0.85 }] });
  expect(unconditional({ ...WAITING, json: undefined, form: [["version", "v1"]] })).toMatchObject({ form: [] });
});
