import { expect, it } from "vitest";
import { type Grid, xlsxOf } from "./bank-files.testing";
import { koreanTime } from "./parse-time";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

it.each<[what: string, dates: string[], read: string[]]>([
  ["the day first where one says so", ["27/11/2026 14:00", "05/11/2026"], ["11-05", "11-27"]],
  ["the month first where one says so", ["11/27/2026", "11/05/2026 09:00"], ["11-05", "11-27"]],
  ["the day first with dots", ["05.11.2026", "27.11.2026"], ["11-05", "11-27"]],
  ["neither where none says so", ["05/11/2026", "06/11/2026"], []],
  ["those that are certain where two differ", ["27/11/2026", "11/26/2026", "05/11/2026"], ["11-26", "11-27"]],
])("dates that end with their year have %s", async (_what, dates, read) => {
  const rows = dates.map((date, index) => [date, index + 1, "NARAN"]);
  const file = await readFile(xlsxOf([["거래일시", "입금", "내용"], ...rows]));
  const statement = statementOf(file);
  expect(statement.rows.map(({ at }) => koreanTime(at).slice(5, 10))).toEqual(read);
  const unread = dates.length - read.length;
  expect(statement.unread.map(({ reason }) => reason)).toEqual(Array(unread).fill("no_date"));
});

const _ = undefined;
const TIMED: Grid = [["거래일자", "시간", "입금", "내용"]];
const WITH_BALANCE: Grid = [["거래일자", "입금", "잔액", "내용"]];

const DAYS: Record<string, [rows: Grid, read: string[], unread: string[]]> = {
  "counts below it with times, also before a total": [
    [
      ...TIMED,
      ["2026-11-26", "17:24", 11, "A"],
      [_, "17:25", 12, "B"],
      ["소계", _, 23, _],
      ["2026-11-27", "09:00", 13, "C"],
    ],
    ["26T17:24", "26T17:25", "27T09:00"],
    [],
  ],
  "counts below it from new to old, as a number of a spreadsheet": [
    [...TIMED, [46_353, 0.75, 11, "A"], [_, 0.5, 12, "B"], [46_352, 0.25, 13, "C"], [_, 0.125, 14, "D"]],
    ["26T03:00", "26T06:00", "27T12:00", "27T18:00"],
    [],
  ],
  "counts below it with balances": [
    [...WITH_BALANCE, ["2026-11-26", 11, 11, "A"], [_, 12, 23, "B"], ["2026-11-27", 13, 36, "C"], [_, 14, 50, "D"]],
    ["26T00:00", "26T00:00", "27T00:00", "27T00:00"],
    [],
  ],
  "counts below it where its year is last and another says which number is the day": [
    [...TIMED, ["05/11/2026", "17:24", 11, "A"], [_, "17:25", 12, "B"], ["27/11/2026", "09:00", 13, "C"]],
    ["05T17:24", "05T17:25", "27T09:00"],
    [],
  ],
  "does not count for what is no whole entry, as a total": [
    [...TIMED, ["2026-11-26", "17:24", 11, "A"], [_, _, 12, "B"], [_, "17:26", 13, _], [_, "-", 36, "3건"]],
    ["26T17:24"],
    ["3 no_date", "4 no_date", "5 no_date"],
  ],
  "does not count where neither a time nor a balance tells an entry from a total": [
    [
      ["거래일자", "입금", "내용"],
      ["2026-11-26", 11, "A"],
      [_, 12, "B"],
      ["2026-11-27", 13, "C"],
      [_, 36, "합계 3건"],
    ],
    ["26T00:00", "27T00:00"],
    ["3 no_date", "5 no_date"],
  ],
  "does not count where each row has a date": [
    [...WITH_BALANCE, ["2026-11-26", 11, 11, "A"], ["2026.11.26", 12, 23, "B"], [_, 13, 36, "C"]],
    ["26T00:00", "26T00:00"],
    ["4 no_date"],
  ],
  "does not count below a date that cannot be read, or that has a time": [
    [
      ...TIMED,
      ["2026-11-26", "17:24", 11, "A"],
      ["11/12/2026", "17:25", 12, "B"],
      [_, "17:26", 13, "C"],
      ["2026-11-27 09:00", _, 14, "D"],
      [_, "17:26", 15, "E"],
    ],
    ["26T17:24", "27T09:00"],
    ["3 no_date", "4 no_date", "6 no_date"],
  ],
};

it.each(Object.entries(DAYS))("a day that is written once %s", async (_what, [rows, read, unread]) => {
  const statement = statementOf(await readFile(xlsxOf(rows)));
  expect(statement.rows.map(({ at }) => koreanTime(at).slice(8, 16))).toEqual(read);
  expect(statement.unread.map(({ row, reason }) => `${row} ${reason}`)).toEqual(unread);
});

it("a row below a day is a transfer also for what tells accounts", async () => {
  const rows: Grid = [
    ["때", "시각", "돈", "누가"],
    ["2026-11-26", "17:24", 11, "A"],
    [_, "17:25", 12, "계좌번호 110-234-567890"],
    ["2026-11-27", "09:00", 13, "B"],
  ];
  const columns = { date: "때", time: "시각", in: "돈", payer: "누가" };
  const statement = statementOf(await readFile(xlsxOf(rows), { columns }));
  expect(statement.account).toBeUndefined();
  expect(statement.rows.map(({ amount }) => amount)).toEqual([11, 12, 13]);
});
