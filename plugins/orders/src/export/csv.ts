import { stringify } from "csv-stringify/sync";
import { cellText, shortened } from "./cell-text";
import type { Cell } from "./order-rows";

/** Without it Excel takes UTF-8 for the letters of Windows. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Where a spreadsheet may see a cell begin with a formula. A cell begins at the beginning of the text and, for a reader with
 * another separator or without quotes, after a line break, `;`, `,`, `|` or tab; white space, invisible characters and quotes in
 * front of the sign do not count. The signs are = + - @, also as small, raised and full-width letters, and the tab.
 */
const FORMULA =
  /(?<=^|[\n\t;,|])(?=\t|[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}"]*[=+\-@\u2212\u207A-\u207C\u208A-\u208C\uFE62\uFE63\uFE66\uFE6B＝＋－＠])/gu;

/**
 * Rows of a CSV file. Every text is quoted, and an apostrophe marks as text what a spreadsheet would take for the beginning of
 * a formula, whatever separator it splits by. Numbers stay numbers.
 */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? asText(cell) : cell))),
    { record_delimiter: "windows", quoted_string: true },
  );
}

function asText(text: string): string {
  return shortened(cellText(text).replace(FORMULA, "'"));
}
