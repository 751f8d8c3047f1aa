import { expect, it } from "vitest";
import { setsOfSum } from "./sum-sets";

/** Places in `dues`. */
function sets(dues: number[], amount: number) {
  return setsOfSum(
    dues.map((due, at) => ({ due, at })),
    amount,
  )?.map((set) => set.map(({ at }) => at));
}

it.each([
  [[10_000, 20_000], 30_000, [[0, 1]]],
  [[10_000, 20_000], 20_000, [[1]]],
  [[10_000, 20_000], 25_000, []],
  [[10_000, 20_000, 30_000], 30_000, [[0, 1], [2]]],
  [[10_000, 10_000], 10_000, [[0]]],
  [[10_000, 5000, 10_000], 15_000, [[1, 0]]],
  [[10_000, 5000, 10_000], 20_000, [[0, 2]]],
  [[5000, 10_000, 5000], 10_000, [[0, 2], [1]]],
  [[], 10_000, []],
  [[10_000], 0, []],
])("of %j the sets with the sum %d, the first of equal ones", (dues, amount, found) => {
  expect(sets(dues, amount)).toEqual(found);
});

it("stops at the second set, and does not search what has too many", () => {
  expect(sets([1000, 2000, 3000, 4000, 5000], 5000)).toHaveLength(2);
  expect(sets(Array<number>(11).fill(1000), 1000)).toBeUndefined();
});
