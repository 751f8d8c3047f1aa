import { describe, expect, it } from "vitest";
import { cp949Of, type Grid, xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

const HEADER = ["거래일시", "보낸분/받는분", "입금액", "출금액", "잔액", "메모"];
const ROWS: Grid = [
  ["2024.01.15 14:02:11", "NARAN", "5,000", "0", "105,000", ""],
  ["2024.01.15 14:02:11", "NARAN", "5,000", "0", "110,000", ""],
  ["2024.01.15 14:02:40", "NARAN", "0", "5,000", "105,000", ""],
  ["2024.01.15 14:02:50", "NARAN", "5,000", "0", "110,000", ""],
  ["2024.01.16 09:00:00", "볼로르마", "7,000", "0", "117,000", ""],
];
const withoutBalance = ROWS.map((row) => row.slice(0, 4));

async function read(bytes: Buffer) {
  return statementOf(await readFile(bytes, { now: new Date("2024-02-01") })).rows;
}

const keysOf = async (rows: Grid, header = HEADER) => (await read(xlsxOf([header, ...rows]))).map(({ key }) => key);

describe("the key of a transfer", () => {
  it("is its own, also for equal transfers of one minute, even those with the same balance", async () => {
    expect(new Set(await keysOf(ROWS)).size).toBe(ROWS.length);
    expect(new Set(await keysOf(withoutBalance, HEADER.slice(0, 4))).size).toBe(ROWS.length);
  });

  it.each([
    ["with balances", ROWS, HEADER],
    ["without", withoutBalance, HEADER.slice(0, 4)],
  ])(
    "is the same in the same file, newest first, as text, and with a memo that was added: %s",
    async (_what, rows, header) => {
      const keys = await keysOf(rows, header);
      const memo = rows.map((row) => [...row.slice(0, 5), "baraa"]);
      expect(await keysOf([...rows].reverse(), header)).toEqual(keys);
      expect((await read(cp949Of([header, ...rows]))).map(({ key }) => key)).toEqual(keys);
      expect(await keysOf(memo, [...header.slice(0, 5), "메모"])).toEqual(keys);
    },
  );

  it("is the same in an export that overlaps", async () => {
    const keys = await keysOf(ROWS);
    expect(await keysOf(ROWS.slice(0, 4))).toEqual(keys.slice(0, 4));
    expect(await keysOf(ROWS.slice(2))).toEqual([keys[2], keys[1], keys[4]]);
  });

  it("adds nothing when an export without balances begins in the middle of equal rows", async () => {
    const header = HEADER.slice(0, 4);
    const keys = await keysOf(withoutBalance, header);
    expect(keys).toEqual(expect.arrayContaining(await keysOf(withoutBalance.slice(1), header)));
  });

  it("is the same in an alert message that tells the balance and cuts the name", async () => {
    const [row] = await read(Buffer.from("우리 01/16 09:00 *250284 입금 7,000원 볼로르 잔액 117,000원"));
    expect([row?.key]).toEqual((await keysOf(ROWS)).slice(4));
  });

  it("has a second one without the balance, for an alert message that tells none", async () => {
    const [row] = await read(Buffer.from("[KB]01/16 09:00 676337**736볼로르마전자금융입금7,000"));
    const rows = await read(xlsxOf([HEADER, ...ROWS]));
    expect(row?.key).toBe(row?.looseKey);
    expect(row?.looseKey).toBe(rows[4]?.looseKey);
    expect(new Set(rows.map(({ looseKey }) => looseKey)).size).toBe(ROWS.length);
  });

  it("is its own for equal transfers to two accounts in one paste, or to one that is masked in two ways", async () => {
    const message = (account: string) => `[KB]01/16 09:00 676337**${account}볼로르마전자금융입금7,000`;
    const rows = await read(Buffer.from([message("736"), message("737"), message("*37")].join("\n")));
    expect(rows.map(({ account }) => account)).toEqual(["676337**736", "676337**737", "676337***37"]);
    expect(rows.map(({ key }) => key.slice(-2))).toEqual(["#1", "#2", "#3"]);
  });
});
