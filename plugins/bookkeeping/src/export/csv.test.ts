import { CELL_TEXT_MAX } from "@zakh/kit/export/cell-text";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvRows } from "./csv";

const SEPARATORS = [",", ";", "\t"] as const;

/** What starts a formula, and what may stand around it. */
const hostile = fc.oneof(
  fc.constantFrom(
    ..."=+-@＝＋－＠﹦−\t\r\n;,|\"' ",
    "\u00A0",
    "\u200B",
    "\uFEFF",
    "\u0085",
    "\u2028",
    "\r\n",
    "\0",
    "1",
    "x",
    "cmd|'/C calc'!A0",
  ),
  fc.string({ unit: "binary", maxLength: 3 }),
);
const text = fc.array(hostile, { maxLength: 12 }).map((parts) => parts.join(""));
const rows = fc.array(fc.array(fc.oneof(text, fc.nat()), { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
});

/** The cells as csv-parse reads them, also with a quote in the middle of a cell or an unclosed quote. */
function parsed(file: string, delimiter: string): string[][] {
  const options = {
    delimiter,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ["\r\n", "\n", "\r"],
  };
  try {
    return parse(file, options) as string[][];
  } catch (error) {
    if ((error as { code?: string }).code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    return parse(`${file}"`, options) as string[][];
  }
}

/** The cells as a reader without support for quotes reads them. */
function split(file: string, delimiter: string): string[][] {
  return file.split(/\r\n|\r|\n/).map((line) => line.split(delimiter));
}

/** Whether any spreadsheet might read this as a formula. */
function isFormula(cell: string): boolean {
  return /^[=+\-@]/.test(
    cell
      .normalize("NFKC")
      .replace(/\u2212/g, "-")
      .replace(/^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}"]+/u, ""),
  );
}

describe("a CSV file", () => {
  it("contains no formula, whatever its values and whatever separator a reader uses", () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...SEPARATORS), (cells, separator) => {
        const file = csvRows(cells);
        const found = [...parsed(file, separator), ...split(file, separator)].flat();
        expect(found.filter(isFormula)).toEqual([]);
        expect(found.filter((cell) => cell.startsWith("\t"))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is read back as the written rows, except for apostrophes, line breaks and control characters", () => {
    const bare = (cell: string) => cell.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF'\u2028\u2029]/gu, "");
    fc.assert(
      fc.property(rows, (cells) => {
        const found: string[][] = parse(csvRows(cells), { relax_column_count: true });
        expect(found.map((row) => row.map(bare))).toEqual(cells.map((row) => row.map((cell) => bare(String(cell)))));
      }),
    );
  });

  it.each([
    ["xx\n=cmd|'/C calc'!A0", "xx\n'=cmd|'/C calc'!A0"],
    ["xx\r=1", "xx\n'=1"],
    ["xx\u2028=1", "xx\n'=1"],
    [";=1+1", ";'=1+1"],
    ["Бат\t=1", "Бат\t'=1"],
    ["a, -1", "a,' -1"],
    ["  =1", "'  =1"],
    ["\u200B=1", "'\u200B=1"],
    [';"=1', ";'\"=1"],
    ["\0=1", "'=1"],
    ["＝1", "'＝1"],
    ["−1", "'−1"],
    ["\t=1", "'\t'=1"],
  ])("writes %j as %j", (written, read) => {
    expect(parse(csvRows([[written]]))).toEqual([[read]]);
  });

  it("keeps numbers as numbers and quotes every text, so that a foreign phone number stays readable", () => {
    expect(csvRows([[26500, "+82 10-1234-5678", "010-1234-5678", "Чонжу, 12", 'a "b"', ""]])).toBe(
      `26500,"'+82 10-1234-5678","010-1234-5678","Чонжу, 12","a ""b""",""\r\n`,
    );
  });

  it("has no cell that Excel would split", () => {
    const [[cell = ""] = []] = parse(csvRows([[`${"x".repeat(CELL_TEXT_MAX)}=1`]])) as string[][];
    expect(cell).toHaveLength(CELL_TEXT_MAX);
    expect(cell.endsWith("x…")).toBe(true);
  });
});
