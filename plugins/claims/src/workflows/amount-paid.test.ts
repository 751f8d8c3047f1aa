import { expect, it } from "vitest";
import { mostForLines, worthOf } from "./amount-paid";

const lines = [
  { place: 1, won: 20_000 },
  { place: 2, won: 30_000 },
];
const order = { lines, total: 54_000, shippingFee: 4000, correction: 0 };

it("is what was paid for the lines, without the shipping fee", () => {
  expect(mostForLines(order, [1], [])).toBe(20_000);
  expect(mostForLines(order, [1, 2], [])).toBe(50_000);
});

it("leaves a discount out in proportion", () => {
  expect(mostForLines({ ...order, total: 29_000 }, [1], [])).toBe(10_000);
});

it("is less by what earlier claims about one of the lines gave back, and never below zero", () => {
  const paidBack = { ...order, total: 39_000, correction: 15_000 };
  expect(mostForLines(paidBack, [1], [{ places: [1], amount: 15_000 }])).toBe(5000);
  expect(mostForLines(paidBack, [2], [{ places: [1], amount: 15_000 }])).toBe(30_000);
  expect(mostForLines(paidBack, [1], [{ places: [1, 2], amount: 25_000 }])).toBe(0);
});

it("is no more than the order still costs: a correction by hand counts too", () => {
  expect(mostForLines({ ...order, total: 14_000, correction: 40_000 }, [2], [])).toBe(10_000);
});

it("is nothing for an order that cost nothing", () => {
  expect(mostForLines({ lines: [{ place: 1, won: 0 }], total: 0, shippingFee: 0, correction: 0 }, [1], [])).toBe(0);
});

it("of goods that are sent anew is what was paid for that much of them, and never more than for the whole line", () => {
  const weighed = { ...order, total: 29_000, lines: lines.map((line) => ({ ...line, quantity: 2 })) };
  expect(worthOf(weighed, [{ place: 1, quantity: 1 }])).toBe(5000);
  expect(worthOf(weighed, [{ place: 1, quantity: 2 }])).toBe(mostForLines(weighed, [1], []));
});
