import type { Statement, StatementRow } from "@zakh/statement-reader";
import { expect, it } from "vitest";
import { withoutFutureRows } from "./dated-by-now";

const NOW = Date.parse("2026-11-26T12:00:00Z");

it("rows of the future count as unread, and the others stay", () => {
  const rows = ["2026-11-26T11:00:00Z", "2026-11-27T11:00:00Z", "2027-11-26T11:00:00Z", "2099-12-31T00:00:00Z"].map(
    (at, index) => ({ row: index + 2, at }) as StatementRow,
  );
  const statement = {
    rows,
    unread: [{ row: 9, reason: "no_amount" }],
    gaps: [],
    chain: "whole",
  } as unknown as Statement;
  const read = withoutFutureRows(statement, NOW);
  expect(read.rows.map(({ row }) => row)).toEqual([2, 3]);
  expect(read.unread).toEqual([
    { row: 4, reason: "no_date" },
    { row: 5, reason: "no_date" },
    { row: 9, reason: "no_amount" },
  ]);
});

it.each([
  ["in the last minute of a day", "2026-11-26T23:59+09:00"],
  ["in its first", "2026-11-26T00:00+09:00"],
])("tomorrow is the calendar day in Korea: %s", (_when, now) => {
  const rows = ["2026-11-27T23:59+09:00", "2026-11-28T00:00+09:00"].map(
    (at, index) => ({ row: index + 2, at: new Date(at).toISOString() }) as StatementRow,
  );
  const statement = { rows, unread: [], gaps: [], chain: "whole" } as unknown as Statement;
  const read = withoutFutureRows(statement, Date.parse(now));
  expect(read.rows.map(({ row }) => row)).toEqual([2]);
  expect(read.unread).toEqual([{ row: 3, reason: "no_date" }]);
});
