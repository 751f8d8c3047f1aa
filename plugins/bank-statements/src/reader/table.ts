/** The content of a cell. Dates of Excel are numbers here: the column tells what a number means. */
export type Cell = string | number;

export interface TableRow {
  /** in its table, from 1 */
  number: number;
  /** By column; undefined where a cell is empty. */
  cells: (Cell | undefined)[];
}

/** The rows of a sheet, of a table in a page, or of a text, without empty ones. */
export type Table = TableRow[];

/** The text of a cell on one line. */
export function textOf(cell: Cell | undefined): string {
  return cell === undefined ? "" : String(cell).replace(/\s+/g, " ").trim();
}

/** The texts of a row's cells that hold something. */
export function textsOf({ cells }: TableRow): string[] {
  return cells.map(textOf).filter((text) => text !== "");
}
