import type { Language } from "@zakh/kit/contract";
import { cellText } from "./cell-text";
import { type Cell, COLUMN_WIDTHS, sheetName, titleRow } from "./order-rows";

/** An Excel file with one sheet; texts are stored as texts, so that none becomes a formula. */
export async function workbook(rows: readonly (readonly Cell[])[], language: Language): Promise<Buffer> {
  // An ES module, which CommonJS can only load by `import()`.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const titles = titleRow(language).map((value) => ({ value, type: String, fontWeight: "bold" as const }));
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === "number" ? { value, type: Number, format: "#,##0" } : { value: asText(value), type: String },
    ),
  );
  const columns = COLUMN_WIDTHS.map((width) => ({ width }));
  return writeExcelFile([titles, ...cells], {
    sheet: sheetName(language),
    columns,
    stickyRowsCount: 1,
  }).toBuffer();
}

/**
 * In a workbook `_x000D_` is an escape for a character; a literal underscore before such a code is written `_x005F_`.
 */
function asText(text: string): string {
  return cellText(text).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
}
