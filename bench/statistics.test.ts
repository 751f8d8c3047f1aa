import { expect, it } from "vitest";
import { percentile, spread } from "./statistics.ts";

it("a percentile is one of the values, whatever their order", () => {
  const values = [30, 10, 20, 100, 40, 60, 50, 80, 70, 90];
  expect([0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([50, 100, 100]);
  expect(percentile([9, 100], 0.5)).toBe(9);
  expect(percentile([], 0.5)).toBeNaN();
});

it("a spread names median, lowest and highest", () => {
  expect(spread([3, 1, 2])).toEqual({ median: 2, low: 1, high: 3 });
});
