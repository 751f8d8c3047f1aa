import { cellText } from "./cell-text";
import type { Cell } from "./order-rows";

/** One sheet of a workbook. */
export interface Sheet {
  name: string;
  /** A bold first row that stays when the others are scrolled; none by default. */
  titles?: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Of each column, in characters. */
  widths: readonly number[];
  /** How numbers are shown, in Excel's notation. */
  numberFormat: string;
}

/** An Excel file with one sheet; texts are stored as texts, so that none becomes a formula, and none loses a 0 in front. */
export async function sheetFile({ name, titles, rows, widths, numberFormat }: Sheet): Promise<Buffer> {
  // An ES module, which CommonJS can only load by `import()`.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const titleRows = titles ? [titles.map((value) => ({ value, type: String, fontWeight: "bold" as const }))] : [];
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === "number"
        ? { value, type: Number, format: numberFormat }
        : { value: asText(value), type: String },
    ),
  );
  return writeExcelFile([...titleRows, ...cells], {
    sheet: name,
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: titleRows.length,
  }).toBuffer();
}

/**
 * In a workbook `_x000D_` is an escape for a character; a literal underscore before such a code is written `_x005F_`.
 */
function asText(text: string): string {
  return cellText(text).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
}
