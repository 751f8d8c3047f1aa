import { describe, expect, it } from "vitest";
import { changedPrice, isLowPrice, MAX_PRICE, pricesInput, readAmount } from ".";

describe("a price that changes with others", () => {
  it.each([
    [16700, 5, true, 17500],
    [16700, -5, true, 15900],
    [15000, 7.5, true, 16100],
    [12345, 0, true, 12300],
    [12350, 0, true, 12400],
    [16700, 5, false, 17535],
    [110, 10, false, 121],
  ])("of %d won by %d per cent, to hundreds: %s, becomes %d", (price, amount, roundsTo100, changed) => {
    expect(changedPrice(price, { by: "percent", amount, roundsTo100 })).toBe(changed);
  });

  it("rises and falls by won", () => {
    expect(changedPrice(16700, { by: "won", amount: 550, roundsTo100: true })).toBe(17300);
    expect(changedPrice(16700, { by: "won", amount: -550, roundsTo100: false })).toBe(16150);
  });

  it("is none where the shop could not sell for it", () => {
    expect(changedPrice(1000, { by: "won", amount: -1000, roundsTo100: false })).toBeUndefined();
    expect(changedPrice(40, { by: "percent", amount: 0, roundsTo100: true })).toBeUndefined();
    expect(changedPrice(MAX_PRICE, { by: "percent", amount: 1, roundsTo100: true })).toBeUndefined();
  });
});

it.each([
  ["5", "percent", 5],
  ["-7,5 %", "percent", -7.5],
  ["−3", "percent", -3],
  ["16.700", "won", 16700],
  ["-1,500", "won", -1500],
  ["₩500", "won", 500],
  ["16.7", "won", undefined],
  ["5%", "won", undefined],
  ["", "percent", undefined],
  ["таван", "won", undefined],
] as const)("the amount %j in %s is %s", (typed, by, amount) => {
  expect(readAmount(typed, by)).toBe(amount);
});

it("asks below 100 won a kilo, whatever the price is for", () => {
  expect(isLowPrice({ price: 99, priceDivisor: 1 })).toBe(true);
  expect(isLowPrice({ price: 100, priceDivisor: 1 })).toBe(false);
  expect(isLowPrice({ price: 396, priceDivisor: 4 })).toBe(true);
  expect(isLowPrice({ price: 49, priceDivisor: 0.5 })).toBe(true);
});

it("refuses a change that names a product twice, none, or a price that is none", () => {
  const one = { id: 7, from: 15000, to: 16000 };
  expect(pricesInput.safeParse({ prices: [one, one] }).success).toBe(false);
  expect(pricesInput.safeParse({ prices: [] }).success).toBe(false);
  for (const to of [0, -5, 1.001, 1e9, "16000", null]) {
    expect(pricesInput.safeParse({ prices: [{ ...one, to }] }).success, String(to)).toBe(false);
  }
  expect(pricesInput.safeParse({ prices: [one] }).success).toBe(true);
});
