import { expect, it } from "vitest";
import { chooseTransferDiscount, oddWonIsFree } from "./transfer-discount";

it.each([0, 1, 10, 50, 100, 500, 1000])("a total %d won from another is not free", (slip) => {
  expect(oddWonIsFree(18_900, [50_000, 18_900 + slip])).toBe(false);
  expect(oddWonIsFree(18_900, [18_900 - slip])).toBe(false);
});

it.each([2, 9, 11, 60, 99, 101, 600, 999])("a total %d won from another is free", (far) => {
  expect(oddWonIsFree(18_900, [18_900 + far, 18_900 - far])).toBe(true);
});

it("takes off 1 to 99 won, so that no other total is a slip away", () => {
  const totals: number[] = [18_900, 18_910];
  for (let order = 0; order < 60; order += 1) {
    const won = chooseTransferDiscount(order % 2 ? 19_000 : 18_900, totals, ((order * 37) % 99) + 1);
    const total = (order % 2 ? 19_000 : 18_900) - won;
    expect(won === 0 || oddWonIsFree(total, totals)).toBe(true);
    if (won > 0) totals.push(total);
  }
});

it("a slip of 10 won from a basket of 18,900 is not given to one of 19,000", () => {
  expect(chooseTransferDiscount(19_000, [18_900], 90)).toBe(91);
});

it("takes nothing off where every total is taken, or nothing would be left", () => {
  const all = Array.from({ length: 99 }, (_, index) => 18_900 - index - 1);
  expect(chooseTransferDiscount(18_900, all)).toBe(0);
  expect(chooseTransferDiscount(1, [])).toBe(0);
  expect(chooseTransferDiscount(50, [], 99)).toBe(1);
});
