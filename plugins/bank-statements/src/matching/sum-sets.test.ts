import { expect, it } from "vitest";
import { setsOfSum } from "./sum-sets";

function sets(dues: number[], amount: number) {
  return setsOfSum(
    dues.map((due) => ({ due })),
    amount,
  )?.map((set) => set.map(({ due }) => due));
}

it.each([
  [[10_000, 20_000], 30_000, [[10_000, 20_000]]],
  [[10_000, 20_000], 20_000, [[20_000]]],
  [[10_000, 20_000], 25_000, []],
  [[10_000, 20_000, 30_000], 30_000, [[10_000, 20_000], [30_000]]],
  [[10_000, 10_000], 10_000, [[10_000], [10_000]]],
  [[], 10_000, []],
  [[10_000], 0, []],
])("of %j the sets with the sum %d", (dues, amount, found) => {
  expect(sets(dues, amount)).toEqual(found);
});

it("stops at the second set, and does not search what has too many", () => {
  expect(sets([1000, 1000, 1000, 1000], 2000)).toHaveLength(2);
  expect(sets(Array<number>(11).fill(1000), 1000)).toBeUndefined();
});
