import { cellText, shortened } from "@zakh/kit/export/cell-text";
import { stringify } from "csv-stringify/sync";
import type { Cell } from "./order-rows";

/** Seoul time in a sortable format: 2026-11-21 16:05 (ruling 13). */
const IN_SEOUL = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Seoul", dateStyle: "short", timeStyle: "short" });

/** Without it Excel reads UTF-8 as a Windows code page. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Places where a spreadsheet may see the start of a formula: at the start of a text and, for readers with another
 * separator or without quotes, after a line break, `;`, `,`, `|` or tab. White space, invisible characters and quotes
 * before the sign do not matter. The signs are = + - @, including their small, superscript and full-width forms, and
 * the tab.
 */
const FORMULA =
  /(?<=^|[\n\t;,|])(?=\t|[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}"]*[=+\-@\u2212\u207A-\u207C\u208A-\u208C\uFE62\uFE63\uFE66\uFE6B＝＋－＠])/gu;

/**
 * Rows of a CSV file. Every text is quoted, and an apostrophe before everything that a spreadsheet could read as a
 * formula makes it a text, whatever separator it uses. Numbers stay numbers.
 */
export function csvRows(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(csvCell)),
    { record_delimiter: "windows", quoted_string: true },
  );
}

function csvCell(cell: Cell): string | number | null {
  if (cell instanceof Date) return IN_SEOUL.format(cell);
  return typeof cell === "string" ? asText(cell) : cell;
}

function asText(text: string): string {
  return shortened(cellText(text).replace(FORMULA, "'"));
}
