import { utils, write } from "@e965/xlsx";
import { expect, it } from "vitest";
import { type Grid, htmlOf, tableOf } from "./bank-files.testing";
import { readFile } from "./read-file";
import { statementOf } from "./statement-of.testing";

const HEADER = ["거래일시", "내용", "입금액", "메모"];
const NARAN = ["2024.01.15 14:02:11", "NARAN", "5,000", ""];
const SARAN = ["2024.01.15 15:10:05", "SARAN", "7,000", ""];

function workbookOf(...sheets: Grid[]): Buffer {
  const book = utils.book_new();
  for (const [index, rows] of sheets.entries())
    utils.book_append_sheet(book, utils.aoa_to_sheet([HEADER, ...rows]), `Sheet${index + 1}`);
  return write(book, { type: "buffer", bookType: "xlsx" });
}

const payersOf = async (bytes: Buffer) => statementOf(await readFile(bytes)).rows.map(({ payer }) => payer);

it.each([
  ["in the same order", [NARAN, SARAN]],
  ["in the other order", [SARAN, NARAN]],
  ["in a part", [SARAN]],
])("a sheet that is there twice is read once: %s", async (_how, second) => {
  expect(await payersOf(workbookOf([NARAN, SARAN], second))).toEqual(["NARAN", "SARAN"]);
});

it("equal rows of one sheet stay as many as they are, also when the sheet is there twice", async () => {
  const rows = [NARAN, NARAN, SARAN];
  expect(await payersOf(workbookOf(rows))).toEqual(["NARAN", "NARAN", "SARAN"]);
  expect(await payersOf(workbookOf(rows, rows))).toEqual(["NARAN", "NARAN", "SARAN"]);
});

it("rows of two sheets that differ in any cell are two transfers", async () => {
  expect(await payersOf(workbookOf([NARAN], [[...NARAN.slice(0, 3), "K7M2P"]]))).toEqual(["NARAN", "NARAN"]);
});

it("the tables of a page that has one for each month are read together", async () => {
  const page = htmlOf(tableOf([HEADER, NARAN]), tableOf([HEADER, SARAN]), tableOf([HEADER, SARAN]));
  expect(await payersOf(Buffer.from(page))).toEqual(["NARAN", "SARAN"]);
});

it("what a page does not show is no transfer", async () => {
  const rows = tableOf([HEADER, NARAN, SARAN]).replace(/<tr>(?=(?:(?!<tr>).)*SARAN)/s, '<tr style="display: none">');
  const page = htmlOf(rows, tableOf([HEADER, SARAN]).replace("<table", "<table hidden"));
  expect(await payersOf(Buffer.from(page))).toEqual(["NARAN"]);
});
