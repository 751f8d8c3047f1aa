import { oddWonIsFree } from "@zakh/orders/contract";
import { describe, expect, it } from "vitest";
import { transferDiscountOf } from "./transfer-discount";

function draft(total: number, ...lineTotals: number[]) {
  return { total, lines: lineTotals.map((lineTotal) => ({ lineTotal })) };
}

describe("the transfer discount", () => {
  it("is 1 to 99 won that keep a total apart from the others", () => {
    const others = [19_000, 18_963];
    for (let time = 0; time < 200; time += 1) {
      const won = transferDiscountOf(draft(19_000, 15_000), others);
      expect(won).toBeGreaterThanOrEqual(1);
      expect(won).toBeLessThanOrEqual(99);
      expect(oddWonIsFree(19_000 - won, others)).toBe(true);
    }
  });

  it("begins its search anywhere, so that nobody can guess it", () => {
    const chosen = Array.from({ length: 200 }, () => transferDiscountOf(draft(19_000, 15_000), []));
    expect(new Set(chosen).size).toBeGreaterThan(50);
    expect(transferDiscountOf(draft(19_000, 15_000), [], 37)).toBe(37);
  });

  it("is none where no number is free", () => {
    const all = Array.from({ length: 99 }, (_, index) => 18_999 - index);
    expect(transferDiscountOf(draft(19_000, 15_000), all)).toBe(0);
  });

  it.each([
    [98, 0],
    [99, 99],
  ])("of an order whose largest line costs %d won is %d", (lineTotal, won) => {
    expect(transferDiscountOf(draft(4000 + lineTotal + 50, 50, lineTotal), [], 99)).toBe(won);
  });
});
