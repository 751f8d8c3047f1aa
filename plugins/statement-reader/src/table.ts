/** The content of a cell. Dates of Excel are numbers here: the column tells what a number means. */
export type Cell = string | number;

export interface TableRow {
  /** in its table, from 1 */
  number: number;
  /** By column; undefined where a cell is empty. */
  cells: (Cell | undefined)[];
  /** Whether the workbook counts its days from 1904, as Excel for Macintosh did. */
  since1904?: boolean;
}

/** The rows of a sheet, of a table in a page, or of a text, without empty ones. */
export type Table = TableRow[];

/** The cell in a column; undefined where there is no such column. */
export function cellAt({ cells }: TableRow, column: number | undefined): Cell | undefined {
  return column === undefined ? undefined : cells[column];
}

export function textOf(cell: Cell | undefined): string {
  return cell === undefined ? "" : String(cell).replace(/\s+/g, " ").trim();
}

export function textsOf({ cells }: TableRow): string[] {
  return cells.map(textOf).filter((text) => text !== "");
}

/** `="0123"`, with marks inside doubled: how exports keep a spreadsheet from making a number of a text. */
const FORMULA = /^\s*=\s*"((?:[^"]|"")*)"\s*$/;
/** `'0123`, the same as it is typed by hand; or quoted whole. */
const APOSTROPHE = /^\s*'(.*?)'?\s*$/s;
const DECIMALS = /^\s*([-+]?\d+)\.0{1,2}\s*$/;
/** 6.12345678901E+11: a spreadsheet shows a long number so. With fewer decimals than that, its last digits may be left out. */
const EXPONENT = /^\s*(\d+)[.,](\d+)E\+?0*(\d{1,2})\s*$/i;

/** A text that a program dressed up, or made a number of, as the text that it stands for. */
export function plainText(text: string): string {
  const inner = FORMULA.exec(text)?.[1]?.replaceAll('""', '"') ?? APOSTROPHE.exec(text)?.[1] ?? text;
  const [, whole = "", decimals = "", exponent = ""] = EXPONENT.exec(inner) ?? [];
  if (whole !== "" && decimals.length === Number(exponent)) return whole + decimals;
  return DECIMALS.exec(inner)?.[1] ?? inner;
}
