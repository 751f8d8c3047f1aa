import { expect, it } from "vitest";
import { SETTLE_AS } from "../contract/statement-line";
import { sharesOf } from "./shares";

const one = [{ number: 1, due: 54_700 }];
const two = [...one, { number: 2, due: 20_000 }];

it("gives each order what it is due", () => {
  expect(sharesOf(74_700, two, "paid")).toEqual([
    { number: 1, amount: 54_700 },
    { number: 2, amount: 20_000 },
  ]);
});

it.each([
  [54_699, "part"],
  [54_701, "more"],
  [54_700, "reopen"],
  [54_700, "paid"],
  [1, "difference"],
  [1, "unneeded"],
  [99_999, "unneeded"],
] as const)("takes %d won as %s", (amount, as) => {
  expect(sharesOf(amount, one, as)).toEqual([{ number: 1, amount }]);
});

it.each([
  [54_699, "paid"],
  [54_701, "paid"],
  [54_700, "part"],
  [54_701, "part"],
  [54_700, "more"],
  [54_699, "more"],
  [54_699, "reopen"],
] as const)("refuses %d won as %s", (amount, as) => {
  expect(() => sharesOf(amount, one, as)).toThrow("statement_sum_differs");
});

it.each(SETTLE_AS.filter((as) => as !== "paid"))("takes one order only as %s", (as) => {
  expect(() => sharesOf(10_000, two, as)).toThrow("statement_one_order");
});

it("pays no order that is due nothing", () => {
  expect(() => sharesOf(5000, [{ number: 1, due: 0 }], "more")).toThrow("statement_sum_differs");
});
