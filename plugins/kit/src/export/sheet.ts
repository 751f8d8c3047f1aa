import { SEOUL_MS } from "@zakh/kit/contract";
import { cellText } from "./cell-text";

type SheetData = import("write-excel-file/node", { with: { "resolution-mode": "import" }}).SheetData;

/** A cell of a sheet; a date is shown as its day and time in Seoul. */
export type SheetCell = string | number | Date | null;

/** How days, times and amounts are shown, in Excel's notation. */
export const DAY = "yyyy-mm-dd";
export const DAY_AND_TIME = "yyyy-mm-dd hh:mm";
export const WON = "#,##0";

export interface Sheet {
  name: string;
  /** A bold first row that stays when the others are scrolled; none by default. */
  titles?: readonly string[];
  rows: readonly (readonly SheetCell[])[];
  /** Of each column, in characters. */
  widths: readonly number[];
  /** How numbers and dates are shown, in Excel's notation: in every column, or one for each. */
  numberFormat: string | readonly string[];
  /** A filter over the rows, and where there are any a bold last row with the sums of these columns, which follow it. Needs titles. */
  totals?: { label: string; columns: readonly number[] };
}

/** An Excel file; texts are stored as texts, so that none becomes a formula, and none loses a 0 in front. */
export async function sheetFile(...sheets: Sheet[]): Promise<Buffer> {
  // An ES module, which CommonJS can only load by `import()`.
  const { default: writeExcelFile } = await import("write-excel-file/node");
  const drawn = sheets.map(drawnSheet);
  const filters = drawn.map(({ filter }) => filter);
  return writeExcelFile(
    drawn.map(({ sheet }) => sheet),
    { features: [filtered(filters)] },
  ).toBuffer();
}

function drawnSheet({ name, titles, rows, widths, numberFormat, totals }: Sheet) {
  const formatOf = (column: number) => (typeof numberFormat === "string" ? numberFormat : numberFormat[column]);
  const titleRows: SheetData = titles
    ? [titles.map((value) => ({ value, type: String, fontWeight: "bold" as const }))]
    : [];
  const cells = rows.map((row) => row.map((value, column) => cellOf(value, formatOf(column))));
  const sums = totals && rows.length > 0 ? totalRow(totals, rows, formatOf) : undefined;
  return {
    sheet: {
      data: [...titleRows, ...cells, ...(sums ? [sums.cells] : [])],
      sheet: name,
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: titleRows.length,
    },
    filter: sums && { range: `A1:${letters(widths.length - 1)}${rows.length + 1}`, values: sums.values },
  };
}

function cellOf(value: SheetCell, format: string | undefined) {
  if (value === null) return null;
  if (typeof value === "number") return { value, type: Number, format };
  if (value instanceof Date) return { value: new Date(value.getTime() + SEOUL_MS), type: Date, format };
  return { value: asText(value), type: String };
}

/** Sums of what the filter shows: SUBTOTAL leaves out hidden rows. */
function totalRow(
  { label, columns }: NonNullable<Sheet["totals"]>,
  rows: Sheet["rows"],
  formatOf: (column: number) => string | undefined,
) {
  const last = Math.max(2, rows.length + 1);
  const values = new Map(columns.map((column) => [`${letters(column)}${rows.length + 2}`, sumOf(rows, column)]));
  const cells: SheetData[number] = Array.from({ length: Math.max(...columns) + 1 }, (_, column) => {
    const style = { fontWeight: "bold" as const, format: formatOf(column) };
    if (column === 0) return { value: label, type: String, fontWeight: style.fontWeight };
    if (!columns.includes(column)) return null;
    const range = `${letters(column)}2:${letters(column)}${last}`;
    return { ...style, value: `SUBTOTAL(9,${range})`, type: "Formula" as const };
  });
  return { cells, values };
}

function sumOf(rows: Sheet["rows"], column: number): number {
  const sum = rows.reduce((total, row) => total + (typeof row[column] === "number" ? row[column] : 0), 0);
  return Math.round(sum * 1000) / 1000;
}

/** The name of a column: 0 is A, 26 is AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** The filter of a sheet, and the values of its sums by their cell. */
interface Filter {
  range: string;
  values: ReadonlyMap<string, number>;
}

/**
 * Adds each sheet's filter, and the values of the sums: programs that only show a file, as on a phone, calculate no formula. The sheet has no
 * texts, which are in a file of their own, so that these replacements cannot meet one.
 */
function filtered(filters: readonly (Filter | undefined)[]) {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (sheet: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) => {
            const filter = filters[sheetIndex];
            if (!filter) return sheet;
            return sheet
              .replace("</sheetData>", `</sheetData><autoFilter ref="${filter.range}"/>`)
              .replace(
                /(<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>)/g,
                (cell, _whole, at) => `${cell}<v>${filter.values.get(at) ?? 0}</v>`,
              );
          },
        },
      },
    },
  };
}

/**
 * In a workbook `_x000D_` is an escape for a character; a literal underscore before such a code is written `_x005F_`.
 */
function asText(text: string): string {
  return cellText(text).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_");
}
