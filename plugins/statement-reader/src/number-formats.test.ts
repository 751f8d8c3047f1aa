import { type BookType, utils, write } from "@e965/xlsx";
import { expect, it } from "vitest";
import { readFileTables } from "./read-file-tables";

const NUMBERS: [value: number, format: string, text: string | number][] = [
  [12_345_678_901, "000000000000", "012345678901"],
  [612_345_678_901, "000000000000", "612345678901"],
  [1, "0", 1],
  [1.5, "000", 1.5],
  [5000, "#,##0", 5000],
];

it.each<BookType>(["xlsx", "xlsb", "biff8"])(
  "a number has the zeros that its format shows, in %s",
  async (bookType) => {
    const book = utils.book_new();
    const cells = NUMBERS.map(([value, format]) => ({ t: "n", v: value, z: format }));
    utils.book_append_sheet(book, utils.aoa_to_sheet([cells]), "1");
    expect(await readFileTables(write(book, { type: "buffer", bookType }))).toEqual({
      tables: [[{ number: 1, cells: NUMBERS.map(([, , text]) => text) }]],
    });
  },
);
