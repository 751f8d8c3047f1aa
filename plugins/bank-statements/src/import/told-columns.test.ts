import type { Columns } from "@zakh/statement-reader";
import { expect, it } from "vitest";
import { canBeRead } from "./told-columns";

const CELLS = ["When", "Who", "Won", "Out", "Left", "What"];
const TOLD = { date: "When", payer: "Who", in: "Won" };

it.each<[Columns, boolean]>([
  [TOLD, true],
  [{ ...TOLD, out: "Out", balance: "Left", kind: "What" }, true],
  [{ date: "When", payer: "Who", signed: "Won" }, true],
  // A cell may hold both.
  [{ ...TOLD, time: "When" }, true],
  [{ ...TOLD, kind: "Who" }, true],
  [{ date: "When", payer: "When", in: "When" }, false],
  [{ ...TOLD, payer: "Won" }, false],
  [{ ...TOLD, in: "When" }, false],
  [{ ...TOLD, out: "Won" }, false],
  [{ ...TOLD, balance: "Won" }, false],
  [{ ...TOLD, payer: "Other" }, false],
  [{ date: "When", payer: "Who" }, false],
  [{ payer: "Who", in: "Won" }, false],
])("says of %j whether a file can be read by it: %s", (columns, can) => {
  expect(canBeRead(columns, CELLS)).toBe(can);
});
