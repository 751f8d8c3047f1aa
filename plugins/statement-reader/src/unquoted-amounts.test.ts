import { expect, it } from "vitest";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

const HEADER = "거래일시,내용,출금액,입금액,잔액,메모";

async function read(...lines: string[]) {
  const { rows, unread } = statementOf(await readFile(Buffer.from(lines.join("\n"))));
  return { read: rows.map(({ amount, balance }) => [amount, balance]), unread };
}

it.each([
  ["2026.11.20,NARAN,,1,061,50000,"],
  ["2026.11.20,NARAN,,1,061,50000,K7M2P"],
  ["2026.11.20,NARAN,0,65,717,100,000,"],
  ["2026.11.20,NARAN,,1,061,717,,"],
  ["2026.11.20,BAT, BOLOR,,1061,50000,K7M2P"],
])("a row of more cells than the header has, %j, is told and not read", async (line) => {
  expect(await read(HEADER, "2026.11.20,NARAN,,900,50000,", line)).toEqual({
    read: [[900, 50_000]],
    unread: [{ row: 3, reason: "no_amount" }],
  });
});

it("amounts in quotation marks, and commas at the end of rows, part nothing", async () => {
  expect(await read(HEADER, '2026.11.20,"BAT, B",,"1,061","50,000",', "2026.11.20,NARAN,,900,50900,,,")).toEqual({
    read: [
      [1061, 50_000],
      [900, 50_900],
    ],
    unread: [],
  });
});
