import { describe, expect, it } from "vitest";
import { dueEntries } from "./due-entries";
import { type SharedOrder, sharesOf } from "./shares";

const ORDER: SharedOrder = {
  isDelivered: true,
  shippingFee: 4000,
  transferDiscount: 37,
  discount: 1000,
  weightReduction: 0,
  lines: [
    { store: null, total: 20_000, weightReduction: 0 },
    { store: 7, total: 10_000, weightReduction: 0 },
    { store: 8, total: 5000, weightReduction: 0 },
  ],
};
const rates = (store: number) => (store === 7 ? 1250 : 0);

function shown(changes: Partial<SharedOrder>) {
  const { stores, shop } = sharesOf({ ...ORDER, ...changes }, rates);
  return {
    shop,
    ...Object.fromEntries([...stores].map(([store, { sale, commission }]) => [store, [sale, commission]])),
  };
}

describe("shares of an order", () => {
  it("nobody has a share before it is delivered", () => {
    expect(shown({ isDelivered: false })).toEqual({ shop: 0 });
  });

  it("a store has its goods less the commission; the shop bears discounts, and has the shipping fee", () => {
    expect(shown({})).toEqual({ 7: [10_000, 1250], 8: [5000, 0], shop: 20_000 + 4000 - 37 - 1000 + 1250 });
  });

  it("what a line weighs less is its seller's", () => {
    const lines = ORDER.lines.map((line) => (line.store === 7 ? { ...line, weightReduction: 800 } : line));
    expect(shown({ lines, weightReduction: 800 })).toMatchObject({ 7: [9200, 1150], 8: [5000, 0] });
  });

  it("what is taken off the order is shared by goods, to the won", () => {
    // 1,000 of 35,000: 571.43, 285.71 and 142.86.
    expect(shown({ weightReduction: 1000 })).toMatchObject({ 7: [9714, 1214], 8: [4857, 0] });
  });

  it("what is taken off beyond all goods is the shop's", () => {
    expect(shown({ weightReduction: 37_000 })).toEqual({ 7: [0, 0], 8: [0, 0], shop: 4000 - 37 - 1000 - 2000 });
  });

  it("what the lines weigh less, and the customer pays for all the same, is the shop's", () => {
    const lines = ORDER.lines.map((line) => (line.store === 7 ? { ...line, weightReduction: 800 } : line));
    expect(shown({ lines, weightReduction: 500 })).toMatchObject({ 7: [9200, 1150], shop: 22_963 + 1150 + 300 });
  });
});

describe("entries that are due", () => {
  const [early, late] = [new Date("2026-11-01T00:00:00Z"), new Date("2026-11-09T00:00:00Z")];
  const moments = { deliveredAt: early, changedAt: late, payableFrom: late };
  const booked = new Map([[7, { sale: 10_000, commission: -1250, payableFrom: early }]]);

  it("the first ones are of the day of the delivery", () => {
    expect(dueEntries(new Map([[7, { sale: 10_000, commission: 1250 }]]), new Map(), moments)).toEqual([
      { store: 7, kind: "sale", amount: 10_000, at: early, payableFrom: late },
      { store: 7, kind: "commission", amount: -1250, at: early, payableFrom: late },
    ]);
  });

  it("what is taken back counts from when the sale did, and brings its commission back", () => {
    expect(dueEntries(new Map(), booked, moments)).toEqual([
      { store: 7, kind: "sale", amount: -10_000, at: late, payableFrom: early },
      { store: 7, kind: "commission", amount: 1250, at: late, payableFrom: early },
    ]);
  });

  it("there are none where the books agree", () => {
    expect(dueEntries(new Map([[7, { sale: 10_000, commission: 1250 }]]), booked, moments)).toEqual([]);
  });
});
