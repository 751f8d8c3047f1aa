import { expect, it } from "vitest";
import { cp949Of, type Grid, xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import type { Columns } from "./statement";
import { statementOf } from "./statement-of.testing";

const TOLD: Columns = { date: "때", payer: "누가", in: "들어온 돈", out: "나간 돈" };

it.each<[what: string, first: Grid, again: Grid, columns?: Columns]>([
  ["in and out swapped", [["거래일시", "내용", "입금", "출금"]], [["거래일시", "내용", "출금", "입금"]]],
  ["other words", [["거래일시", "내용", "입금액", "출금액"]], [["거래일자", "적요", "찾으신금액", "맡기신금액"]]],
  [
    "a title above it",
    [["거래일시", "내용", "입금액", "출금액"]],
    [["2026년 12월"], ["거래일시", "내용", "출금액", "입금액"]],
  ],
  [
    "two rows",
    [["거래일시", "내용", "입금액", "출금액"]],
    [
      ["거래일시", "내용", "거래금액", ""],
      ["", "", "출금", "입금"],
    ],
  ],
  ["told columns", [["때", "누가", "들어온 돈", "나간 돈"]], [["때", "누가", "나간 돈", "들어온 돈"]], TOLD],
])("a header repeated with %s holds for the rows below it", async (_what, first, again, columns) => {
  const grid = [...first, ["2026.11.20", "NARAN", "900", ""], ...again, ["2026.11.21", "SARAN", "700", ""]];
  for (const file of [xlsxOf(grid), cp949Of(grid, "\t")]) {
    const { rows, unread } = statementOf(await readFile(file, { columns }));
    expect(rows.map(({ payer, direction, amount }) => [payer, direction, amount])).toEqual([
      ["NARAN", "in", 900],
      ["SARAN", "out", 700],
    ]);
    expect(unread).toEqual([]);
  }
});

it.each([
  [["거래일시", "내용", "나간 돈", "들어온 돈"]],
  [["때", "누가", "나간 돈", "들어온 돈"]],
  [["", "", "출금", "입금"]],
])("rows below the words %j, of which none is read, are told", async (again) => {
  const grid = [
    ["거래일시", "내용", "입금", "출금"],
    ["2026.11.20", "NARAN", "900", ""],
    again,
    ["2026.11.21", "SARAN", "700", ""],
  ];
  const { rows, unread } = statementOf(await readFile(xlsxOf(grid)));
  expect(rows.map(({ payer }) => payer)).toEqual(["NARAN"]);
  expect(unread).toEqual([{ row: 4, reason: "no_direction" }]);
});
