import { expect, it } from "vitest";
import { xlsxOf } from "./bank-files.testing";
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
