import { describe, expect, it } from "vitest";
import { becomesCredit, lessFor, toTransferBack } from "./weight";

const MUTTON = { price: 18_900, priceDivisor: 1, quantity: 2, lineTotal: 37_800 };

describe("what a line costs less when less was packed", () => {
  it("is the price of the missing grams, rounded once", () => {
    expect(lessFor(MUTTON, 1.87)).toBe(2457);
    expect(lessFor(MUTTON, 1.9995)).toBe(0);
    expect(lessFor(MUTTON, 1.999)).toBe(19);
    expect(lessFor({ price: 12_345, priceDivisor: 1, quantity: 0.3, lineTotal: 3704 }, 0.1)).toBe(2469);
  });

  it("is per sale unit where the price is for several kilograms", () => {
    expect(lessFor({ price: 62_000, priceDivisor: 4, quantity: 6, lineTotal: 93_000 }, 5.5)).toBe(7750);
  });

  it("is the whole line when it was not there, and nothing when more was packed", () => {
    expect(lessFor({ price: 333, priceDivisor: 1, quantity: 0.5, lineTotal: 167 }, 0)).toBe(167);
    expect(lessFor(MUTTON, 2)).toBe(0);
    expect(lessFor(MUTTON, 2.4)).toBe(0);
  });
});

it("becomes credit below 5,000 won, unless the customer wants it otherwise", () => {
  expect(becomesCredit("auto", 4999)).toBe(true);
  expect(becomesCredit("auto", 5000)).toBe(false);
  expect(becomesCredit("credit", 80_000)).toBe(true);
  expect(becomesCredit("transfer", 1)).toBe(false);
});

it("is not transferred back while the delivery makes it credit, but money that the order did not need is", () => {
  const won = { toReturn: 2457, owedOfPayment: 2457, weightReduction: 2457 };
  const order = { status: "processing", ...won, weightRefund: "auto" } as const;
  expect(toTransferBack(order)).toBe(0);
  expect(toTransferBack({ ...order, toReturn: 3000 })).toBe(543);
  expect(toTransferBack({ ...order, weightRefund: "transfer" })).toBe(2457);
  expect(toTransferBack({ ...order, status: "cancelled" })).toBe(2457);
  expect(toTransferBack({ ...order, toReturn: 2000, owedOfPayment: 0 })).toBe(2000);
});
