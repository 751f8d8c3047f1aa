import type { Language } from "@zakh/kit/contract";
import { type Cell, COLUMN_WIDTHS, sheetName, titleRow } from "./order-rows";
import { sheetFile } from "./sheet";

/** The orders as an Excel file with one sheet, from their rows. */
export function workbook(rows: readonly (readonly Cell[])[], language: Language): Promise<Buffer> {
  return sheetFile({
    name: sheetName(language),
    titles: titleRow(language),
    rows,
    widths: COLUMN_WIDTHS,
    numberFormat: "#,##0",
  });
}
