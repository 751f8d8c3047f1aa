import { expect, it } from "vitest";
import { waysToSettle } from "./ways-to-settle";

const open = (due: number, total = due) => ({ status: "pending" as const, toReopen: total, due });
const paid = { status: "processing" as const, toReopen: 20_000, due: 0 };
const cancelled = { ...paid, status: "cancelled" as const };

it.each([
  ["one open order of the sum", 20_000, [open(20_000)], ["paid"]],
  ["the rest of an order that was paid in part", 5000, [open(5000, 20_000)], ["paid"]],
  ["two open orders that have the sum together", 30_000, [open(20_000), open(10_000)], ["paid"]],
  ["two open orders that do not", 31_000, [open(20_000), open(10_000)], []],
  ["too little", 19_000, [open(20_000)], ["part"]],
  ["too much", 21_000, [open(20_000)], ["more"]],
  ["a cancelled order of the sum", 20_000, [cancelled], ["reopen", "unneeded"]],
  ["a cancelled order of another sum", 21_000, [cancelled], ["unneeded"]],
  ["an order that is paid already", 20_000, [paid], ["unneeded"]],
  ["an order that was entered by hand", 20_000, [{ ...paid, wonByHand: 20_000 }], []],
  ["more than was entered by hand", 21_300, [{ ...paid, wonByHand: 20_000 }], []],
  ["a cancelled order that was entered by hand", 20_000, [{ ...cancelled, wonByHand: 20_000 }], []],
  ["a paid order whose total was raised", 5000, [{ ...paid, due: 5000, wonByHand: 20_000 }], ["difference"]],
  ["some won more than the difference", 5099, [{ ...paid, due: 5000, wonByHand: 20_000 }], ["difference"]],
  ["much more, which may be what was entered", 5100, [{ ...paid, due: 5000, wonByHand: 20_000 }], []],
  ["much more than the difference", 9000, [{ ...paid, due: 5000 }], ["difference"]],
  ["an open and a paid order", 20_000, [open(20_000), paid], []],
  ["no order", 20_000, [], []],
])("%s", (_, amount, orders, ways) => {
  expect(waysToSettle({ amount, kind: "unknown" }, orders)).toEqual(ways);
});

it.each([
  ["exactly what is due", 20_000, [open(20_000)], ["paid"]],
  ["less than is due", 19_000, [open(20_000)], []],
  ["more than is due", 21_000, [open(20_000)], []],
  ["what a paid order had cost", 20_000, [paid], []],
])("money that may be entered already, with %s", (_, amount, orders, ways) => {
  expect(waysToSettle({ amount, kind: "maybe_entered" }, orders)).toEqual(ways);
});
