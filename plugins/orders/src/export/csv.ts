import { stringify } from "csv-stringify/sync";
import type { Cell } from "./order-rows";

/** Without it Excel takes UTF-8 for the letters of Windows. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet would take for the beginning of a formula, also in the full-width letters of Korean keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows of a CSV file; text that looks like a formula is marked as text with an apostrophe. */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(asText)),
    { record_delimiter: "windows" },
  );
}

function asText(cell: Cell): Cell {
  return typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell;
}
