import { describe, expect, it } from "vitest";
import { xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import type { Columns } from "./statement";
import { statementOf } from "./statement-of.testing";

const HEADER = ["때", "누가", "돈", "종류"];
const TOLD: Columns = { date: "때", payer: "누가" };

async function read(columns: Columns, ...kinds: string[]) {
  const rows = kinds.map((kind, index) => [`2026.11.2${index}`, `PAYER ${index}`, `${index + 1}00`, kind]);
  const statement = statementOf(await readFile(xlsxOf([HEADER, ...rows]), { columns }));
  return {
    read: statement.rows.map(({ direction, amount }) => [direction, amount]),
    unread: statement.unread.map(({ row, reason }) => `${row} ${reason}`),
  };
}

describe.each([
  ["출", "입"],
  ["출금", "입금"],
  ["타행출금", "타행입금"],
  ["출금/찾으신돈", "맡기신돈"],
  ["찾으신 금액", "맡기신 금액"],
  ["지급", "입금"],
  ["[출금]", "[입금]"],
  ["OUT", "IN"],
  ["Withdrawal", "Deposit"],
  ["W", "D"],
  ["Debit", "Credit"],
  ["D", "C"],
  ["DR", "CR"],
  ["차변", "대변"],
  ["Зарлага", "Орлого"],
  ["Дебет", "Кредит"],
  ["-", "+"],
])("the words %j and %j tell what went out and what came in", (out, came) => {
  it.each<Columns>([
    { ...TOLD, signed: "돈", kind: "종류" },
    { ...TOLD, in: "돈", kind: "종류" },
    { ...TOLD, in: "돈" },
    { ...TOLD, signed: "돈" },
  ])("where %j is told", async (columns) => {
    expect(await read(columns, out, came, out)).toEqual({
      read: [
        ["out", 100],
        ["in", 200],
        ["out", 300],
      ],
      unread: [],
    });
  });
});

it.each([
  ["나감", "옴"],
  ["A", "B"],
  ["1", "2"],
])("the words %j and %j, which are not read, prove nothing of what came in", async (...words) => {
  for (const columns of [{ in: "돈", kind: "종류" }, { in: "돈" }, { signed: "돈", kind: "종류" }])
    expect(await read({ ...TOLD, ...columns }, ...words)).toEqual({
      read: [],
      unread: ["2 no_direction", "3 no_direction"],
    });
});

it.each([
  ["전자금융 이체", "모바일 이체", "현금"],
  ["", "-", ""],
  ["강남", "강남", "강남"],
])("a told column of what came in is certain beside the words %j, %j and %j", async (...words) => {
  expect((await read({ ...TOLD, in: "돈" }, ...words)).unread).toEqual([]);
});
