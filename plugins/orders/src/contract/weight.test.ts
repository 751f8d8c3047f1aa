import { describe, expect, it } from "vitest";
import { becomesCredit, isUnlikelyWeight, partsOfReduction, readPackedWeight, toTransferBack } from "./weight";

describe("a weight that somebody types from a scale", () => {
  it.each<[string, number | undefined]>([
    ["1.87", 1.87],
    [" 1,87 ", 1.87],
    ["1.870", 1.87],
    ["１．８７", 1.87],
    ["1.875", 1.88],
    [".5", 0.5],
    ["2.", 2],
    ["0", 0],
    ["99", 99],
    ["1870", 1.87],
    ["100", 0.1],
    ["099", 99],
    ["120.0", 120],
    ["1.2+0.65", 1.85],
    ["1200+650+", 1.85],
    ["1.2+", 1.2],
    ["1.2++1", undefined],
    ["+", undefined],
    ["", undefined],
    ["abc", undefined],
    ["-1", undefined],
    ["1.8755", undefined],
    ["1.2.3", undefined],
    ["1e3", undefined],
    ["2001.0", undefined],
  ])("%j is %s kg", (typed, kilograms) => {
    expect(readPackedWeight(typed)).toBe(kilograms);
  });

  it("is asked about from half as much again and 0.5 kg on, below a tenth, and where there is none", () => {
    for (const [ordered, least, most] of [
      [2, 0.2, 3.5],
      [0.1, 0.01, 0.65],
      [99, 9.9, 149],
    ] as const) {
      expect([least, most].map((packed) => isUnlikelyWeight(ordered, packed))).toEqual([false, false]);
      expect([0, least - 0.01, most + 0.01].map((packed) => isUnlikelyWeight(ordered, packed))).not.toContain(false);
    }
  });
});

it.each([
  ["lighter alone", 8450, 8450, 0, 0],
  ["corrected as well", 8450, 9150, 700, 0],
  ["weighed anew after a part had gone back", 8450, 9720, 0, 1270],
  ["all of that", 8450, 10_420, 700, 1270],
])("what was taken off an order, %s, is told by its reason", (_, ofLine, takenOff, correction, givenBack) => {
  const items = [{ packedQuantity: 1.5, weightReduction: ofLine }];
  expect(partsOfReduction(items, takenOff, correction)).toEqual({ weightReduction: ofLine, correction, givenBack });
  // A discount left less to take off than the line is lighter.
  expect(partsOfReduction(items, 8000, 0).weightReduction).toBe(8000);
});

it("becomes credit below 5,000 won, unless the customer wants it otherwise", () => {
  expect(becomesCredit("auto", 4999)).toBe(true);
  expect(becomesCredit("auto", 5000)).toBe(false);
  expect(becomesCredit("credit", 80_000)).toBe(true);
  expect(becomesCredit("transfer", 1)).toBe(false);
});

it("is not transferred back while the delivery makes it credit, but money that the order did not need is", () => {
  const won = { toReturn: 2457, creditable: 2457, creditToGive: 0, weightReduction: 2457 };
  const order = { status: "processing", ...won, weightRefund: "auto" } as const;
  expect(toTransferBack(order)).toBe(0);
  expect(toTransferBack({ ...order, toReturn: 3000 })).toBe(543);
  expect(toTransferBack({ ...order, weightRefund: "transfer" })).toBe(2457);
  expect(toTransferBack({ ...order, status: "cancelled" })).toBe(2457);
  expect(toTransferBack({ ...order, status: "completed", creditToGive: 2000 })).toBe(457);
  expect(toTransferBack({ ...order, toReturn: 2000, creditable: 0 })).toBe(2000);
});
