import { expect, it } from "vitest";
import { parseAmount } from "./parse-amount";
import { koreanTime, parseTime } from "./parse-time";
import type { Cell } from "./table";

it.each<[Cell | undefined, number | undefined]>([
  ["350,000원", 350_000],
  ["₩ 5,000", 5000],
  ["５，０００", 5000],
  ["1.5E+05", 150_000],
  ["5000.00", 5000],
  ["-5,000", -5000],
  ["△5,000", -5000],
  ["(5,000)", -5000],
  ["+5,000", 5000],
  ["0", 0],
  [-5000, -5000],
  ["5,000.5", undefined],
  [0.5, undefined],
  ["9".repeat(20), undefined],
  ["5000 NARAN", undefined],
  ["2024-01-15", undefined],
  ["350,000", 350_000],
  ["350000.00", 350_000],
  ["1e5", 100_000],
  ["3.50E+05", 350_000],
  ["1,350,000.00원", 1_350_000],
  ["- 5,000", -5000],
  ["₩-5,000", -5000],
  ["( ₩5,000 )", -5000],
  ["9,999,999,999", 9_999_999_999],
  // What another country's point and blank part, and what cannot be told.
  ["350.000", undefined],
  ["350.0", 350],
  ["1.350.000", undefined],
  ["350 000", undefined],
  ["1 2 3", undefined],
  ["1,2,3", undefined],
  ["3500,000", undefined],
  ["350,00", undefined],
  ["350,0000", undefined],
  [",350", undefined],
  ["350,", undefined],
  ["350원000", undefined],
  ["5,000(", undefined],
  ["(5,000", undefined],
  ["(-5,000)", undefined],
  ["10,000,000,000", undefined],
  ["-10,000,000,000", undefined],
  ["1E+10", undefined],
  [10_000_000_000, undefined],
  ["", undefined],
  [undefined, undefined],
])("the amount %j is %j won", (cell, amount) => {
  expect(parseAmount(cell)).toBe(amount);
});

it.each<[Cell, Cell | undefined, string | undefined]>([
  ["2024.01.15 16:24:05", undefined, "2024-01-15T16:24:05 second"],
  ["2024-01-15 [12:00:00]", undefined, "2024-01-15T12:00:00 second"],
  ["2024/01/15\n16:24", undefined, "2024-01-15T16:24:00 minute"],
  ["2024년 1월 5일 오후 4시 24분", undefined, "2024-01-05T16:24:00 minute"],
  ["2024-01-15(월) 오전 12:05", undefined, "2024-01-15T00:05:00 minute"],
  ["2024. 1. 5.", undefined, "2024-01-05T00:00:00 day"],
  ["20240115162405", undefined, "2024-01-15T16:24:05 second"],
  [20240115162405, undefined, "2024-01-15T16:24:05 second"],
  ["2.0240115162405E+13", undefined, "2024-01-15T16:24:05 second"],
  ["20240115", "93005", "2024-01-15T09:30:05 second"],
  ["2024-01-15", 0.5, "2024-01-15T12:00:00 second"],
  ["2024-01-15", "16:24", "2024-01-15T16:24:00 minute"],
  [45306, undefined, "2024-01-15T00:00:00 day"],
  [45306.683391203704, undefined, "2024-01-15T16:24:05 second"],
  ["45306.5", undefined, "2024-01-15T12:00:00 second"],
  // A spreadsheet that shortened the number has lost the day.
  ["2.02401E+13", undefined, undefined],
  ["2024-02-30", undefined, undefined],
  ["2024-01-15 25:00", undefined, undefined],
  ["2024.01.01 ~ 2024.01.31", undefined, undefined],
  ["합계", undefined, undefined],
])("the time %j with %j is %s", (date, time, expected) => {
  const moment = parseTime(date, time);
  expect(moment && `${koreanTime(moment.at)} ${moment.precision}`).toBe(expected);
});
