import { utils, write } from "@e965/xlsx";
import { expect, it } from "vitest";
import { cp949Of, type Grid, htmlOf, tableOf, xlsxOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

const STATEMENT = tableOf([
  ["거래일시", "내용", "입금액", "계좌번호"],
  ["2024.01.15", "NARAN", "5000", "110-222-333444"],
]);
const other = (number: string) => tableOf([["예금주", "NARAN", "계좌 번호", number]]);

it.each([["9.416020412E+13"], ["9.4160204123E+13"], ["9,41602041233E+13"], ["9.41602E+13"]])(
  "the account %s, of which a spreadsheet left digits out, is told by no other digits",
  async (number) => {
    expect(statementOf(await readFile(Buffer.from(htmlOf(other(number), STATEMENT)))).account).toBeUndefined();
  },
);

it.each([
  ["as a spreadsheet wrote it", htmlOf(other("9.4160204123318E+13"), STATEMENT), "94160204123318"],
  ["above the transfers", htmlOf(other("941602-04-***318"), STATEMENT), "941602-04-***318"],
  ["and not the one of a payer, or of what stands below", htmlOf(STATEMENT, other("941602-04-123318")), undefined],
])("the account is the number %s", async (_where, page, account) => {
  expect(statementOf(await readFile(Buffer.from(page))).account).toBe(account);
});

const HEADER = ["거래일시", "내용", "입금액", "잔액"];
const NARAN = ["2024.01.15 14:02:11", "NARAN", "5,000", "105,000"];
const SARAN = ["2024.01.15 15:10:05", "SARAN", "7,000", "57,000"];
const [ONE, OTHER] = ["941602-04-123318", "110-222-333444"];
const stated = (number: string) => ["", "계좌번호", number];
const page = (...grids: Grid[]) => Buffer.from(htmlOf(...grids.map(tableOf)));

function workbookOf(...sheets: Grid[]): Buffer {
  const book = utils.book_new();
  for (const [index, rows] of sheets.entries())
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), `Sheet${index + 1}`);
  return write(book, { type: "buffer", bookType: "xlsx" });
}

async function accountsIn(bytes: Buffer) {
  const { account, rows } = statementOf(await readFile(bytes));
  return { account, rows: Object.fromEntries(rows.map((row) => [row.payer, row.account])) };
}

it.each([
  ["two sheets", workbookOf([stated(ONE), HEADER, NARAN], [stated(OTHER), HEADER, SARAN])],
  ["two tables of a page", page([stated(ONE), HEADER, NARAN], [stated(OTHER), HEADER, SARAN])],
  ["tables of their own", page([stated(ONE)], [HEADER, NARAN], [stated(OTHER)], [HEADER, SARAN])],
  ["one sheet, one below the other", xlsxOf([stated(ONE), HEADER, NARAN, [], stated(OTHER), HEADER, SARAN])],
  ["one text, without a second header", cp949Of([stated(ONE), HEADER, NARAN, stated(OTHER), SARAN])],
])("rows are of the account that their own table states, of several in %s", async (_where, bytes) => {
  expect(await accountsIn(bytes)).toEqual({ account: undefined, rows: { NARAN: ONE, SARAN: OTHER } });
});

it("a table that states no account continues the one before it", async () => {
  const bytes = workbookOf([stated(ONE), HEADER, NARAN], [HEADER, SARAN]);
  expect(await accountsIn(bytes)).toEqual({ account: ONE, rows: { NARAN: undefined, SARAN: undefined } });
  expect(await accountsIn(workbookOf([HEADER, NARAN], [stated(OTHER), HEADER, SARAN]))).toEqual({
    account: undefined,
    rows: { NARAN: undefined, SARAN: OTHER },
  });
});

it("rows below several accounts are of none that can be told", async () => {
  const { account } = await accountsIn(page([stated(ONE)], [stated(OTHER)], [HEADER, NARAN]));
  expect(account).toBe(`${ONE}, ${OTHER}`);
  expect((await accountsIn(page([stated(ONE)], [stated(ONE)], [HEADER, NARAN]))).account).toBe(ONE);
});

it("a transfer whose texts name an account says nothing of the rows below it", async () => {
  const forged = ["2024.01.15 14:30:00", `계좌번호 ${OTHER}`, "1", "105,001"];
  const bytes = xlsxOf([stated(ONE), HEADER, NARAN, forged, ["2024.01.15 15:00:00", "SARAN", "7,000", "112,001"]]);
  expect((await accountsIn(bytes)).account).toBe(ONE);
});

it("balances are followed in each account for itself", async () => {
  const rows = (balance: number, payer: string) => [
    ["2024.01.15 14:02:11", payer, "5,000", `${balance + 5000}`],
    ["2024.01.15 15:02:11", payer, "7,000", `${balance + 12_000}`],
  ];
  const one = [stated(ONE), HEADER, ...rows(100_000, "NARAN")];
  const read = async (other: Grid) => statementOf(await readFile(workbookOf(one, [stated(OTHER), HEADER, ...other])));
  expect(await read(rows(900_000, "SARAN"))).toMatchObject({ chain: "unknown", gaps: [] });
  const [first = [], last = []] = rows(900_000, "SARAN");
  expect(await read([first, [...last.slice(0, 3), "990,000"]])).toMatchObject({ chain: "broken", gaps: [{}] });
});

it("the accounts of a list of several are those in its column, where the balances of each prove it", async () => {
  const header = ["계좌번호", "거래일시", "출금액", "입금액", "잔액", "내용"];
  const rows = [
    [ONE, "2024.01.15 14:02:11", "0", "5,000", "105,000", "NARAN"],
    [OTHER, "2024.01.15 14:03:11", "0", "7,000", "57,000", "SARAN"],
    [ONE, "2024.01.15 14:04:11", "4,000", "0", "101,000", "FARM"],
    [OTHER, "2024.01.15 14:05:11", "0", "2,000", "59,000", "BATBAYAR"],
  ];
  const list = statementOf(await readFile(page([header, ...rows])));
  expect(list.chain).toBe("unknown");
  expect(list.rows.map(({ account, isProven }) => [account, isProven])).toEqual(
    rows.map(([account]) => [account, true]),
  );
  // One that is missing, and accounts of payers.
  for (const fewer of [rows.slice(0, 3), rows.map(([_own, ...cells], place) => [`${OTHER}${place}`, ...cells])])
    expect(statementOf(await readFile(page([header, ...fewer])))).toMatchObject({ chain: "broken" });
});
