import { describe, expect, it } from "vitest";
import { cp949Of, encryptedOf, type Grid, htmlOf, tableOf, textOf, xlsOf, xlsxOf } from "./bank-files.testing";
import { readFileTables } from "./read-file-tables";

const GRID: Grid = [
  ["운송장번호", "고객주문번호"],
  ["123456789012", "ORD-1023"],
];

const TABLE = GRID.map((cells, index) => ({ number: index + 1, cells }));

describe("the tables of a file that is no statement", () => {
  it.each([
    ["a workbook", xlsxOf(GRID)],
    ["an old workbook", xlsOf(GRID)],
    ["a page that is called a workbook", Buffer.from(htmlOf(tableOf(GRID)))],
    ["a text in the encoding of Korea's Windows", cp949Of(GRID)],
    ["a text with tabs", Buffer.from(textOf(GRID, "\t"))],
    ["a text with semicolons", Buffer.from(textOf(GRID, ";"))],
  ])("are read from %s", async (_kind, file) => {
    const read = await readFileTables(file);
    expect(read).toEqual({ tables: [TABLE] });
  });

  it.each([
    ["empty", Buffer.alloc(0), "empty"],
    ["blank", Buffer.from(" \n "), "empty"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3, 0, 0, 0, 0]), "not_a_statement"],
    ["a cut workbook", xlsxOf(GRID).subarray(0, 200), "damaged"],
    ["behind a password", encryptedOf(GRID, "1234", "standard"), "password_needed"],
  ])("are refused when it is %s", async (_kind, file, refused) => {
    expect(await readFileTables(file)).toEqual({ refused });
  });
});
