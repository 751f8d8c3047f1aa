import { describe, expect, it } from "vitest";
import { readOrderNumber } from "./read-order-number";

describe("an order number", () => {
  it.each([
    "12",
    "0012",
    "ORD-0012",
    "#ORD-0012",
    " ord-12 ",
    "ORD12",
    "ORD 12",
    "ORD–12",
    "ＯＲＤ－１２",
    "ОRD-12",
    "№ 12",
    "\u2066#ORD-0012\u2069",
    "ORD\u200b-0012",
  ])("is read from %j", (typed) => {
    expect(readOrderNumber(typed)).toBe(12);
  });

  it.each(["", "0", "ORD-", "1.5", "-3", "12a", "9999999999"])("is not read from %j", (typed) => {
    expect(readOrderNumber(typed)).toBeUndefined();
  });
});
