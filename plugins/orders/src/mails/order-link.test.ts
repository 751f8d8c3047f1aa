import { configured } from "@zakh/kit/configuration/configured.testing";
import { expect, it } from "vitest";
import { ORDER_LINK_DAYS, orderLinkKey, readOrderLinkKey } from "./order-link";

configured({ sessionSecret: "a secret of the tests" });

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-30T12:00:00Z");
const ORDER = { number: 17, email: "saraa@example.com" };
const KEY = orderLinkKey(ORDER, NOW);

it("opens its order for thirty days, whatever the letter case of the address", () => {
  expect(readOrderLinkKey(ORDER, KEY, NOW)).toBe("open");
  expect(readOrderLinkKey({ ...ORDER, email: "Saraa@Example.com" }, KEY, NOW)).toBe("open");
  expect(readOrderLinkKey(ORDER, KEY, NOW + ORDER_LINK_DAYS * DAY)).toBe("open");
  expect(readOrderLinkKey(ORDER, KEY, NOW + (ORDER_LINK_DAYS + 1) * DAY)).toBe("expired");
});

it("is the same in all mails of a day", () => {
  expect(orderLinkKey(ORDER, NOW + DAY / 4)).toBe(KEY);
  expect(orderLinkKey(ORDER, NOW + DAY)).not.toBe(KEY);
});

it.each([
  ["another order", { ...ORDER, number: 18 }, KEY],
  ["the order under another address", { ...ORDER, email: "bold@example.com" }, KEY],
  ["an order without an address", { ...ORDER, email: "" }, orderLinkKey({ ...ORDER, email: "" }, NOW)],
  ["a later end", ORDER, KEY.replace(/^[^.]+/, "zzz")],
  ["another seal", ORDER, `${KEY.slice(0, -2)}${KEY.endsWith("AA") ? "BQ" : "AA"}`],
  ["a seal that is cut", ORDER, KEY.slice(0, -1)],
  ["a key of another kind", ORDER, "q83vEjRWeJCrze8SNFZ4kA"],
  ["nothing", ORDER, ""],
])("opens nothing for %s", (_, order, key) => {
  expect(readOrderLinkKey(order, key, NOW)).toBeUndefined();
});
