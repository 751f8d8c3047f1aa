import { type Header, sectionsOf } from "./columns";
import { parseAmount, parseWon } from "./parse-amount";
import { parseTime, withYearFirst } from "./parse-time";
import type { Columns } from "./statement";
import { type Cell, cellAt, type Table, type TableRow, textOf } from "./table";

/**
 * A table with the date of each row as it is to be read: see `withYearFirst`. A day that is written once, in a merged cell or with blanks
 * below, is also that of the whole entries below it.
 */
export function withDates(table: Table, first: Header, columns: Columns | undefined): Table {
  const sections = sectionsOf(table, first, columns).flatMap(({ header, rows }) =>
    header ? { at: header.at, rows } : [],
  );
  const dates = withYearFirst(sections.flatMap(({ at, rows }) => rows.map((row) => cellAt(row, at.date))));
  const dated = new Map<TableRow, TableRow>();
  for (const { at, rows } of sections) {
    const own = rows.map((row) => withCell(row, at.date, dates.shift()));
    for (const [index, row] of filledDown(own, at).entries()) dated.set(rows[index] ?? row, row);
  }
  return table.map((row) => dated.get(row) ?? row);
}

function filledDown(rows: TableRow[], at: Header["at"]): TableRow[] {
  const dayOf = (row: TableRow) => {
    const moment = parseTime(cellAt(row, at.date), undefined, row.since1904);
    return moment?.precision === "day" ? moment.at : undefined;
  };
  const days = rows.flatMap((row) => dayOf(row) ?? []);
  // Where a day is written in several rows, a row without one is at fault.
  if (new Set(days).size < days.length) return rows;
  let above: Cell | undefined;
  return rows.map((row) => {
    const date = cellAt(row, at.date);
    if (date === undefined) return isWhole(row, at) ? withCell(row, at.date, above) : row;
    above = dayOf(row) && date;
    return row;
  });
}

/** Whether all is there but the date, and more than a total has: a time, or a balance. */
function isWhole(row: TableRow, at: Header["at"]): boolean {
  const hasAmount = [at.in, at.out, at.signed].some((column) => (parseAmount(cellAt(row, column)) ?? 0) !== 0);
  const hasTime = parseTime("2000-01-01", cellAt(row, at.time))?.precision !== "day";
  const hasBalance = parseWon(cellAt(row, at.balance)) !== undefined;
  const lacksNone = (at.time === undefined || hasTime) && (at.balance === undefined || hasBalance);
  return hasAmount && lacksNone && (hasTime || hasBalance) && textOf(cellAt(row, at.payer)) !== "";
}

function withCell(row: TableRow, column: number | undefined, cell: Cell | undefined): TableRow {
  if (column === undefined || cell === row.cells[column]) return row;
  return { ...row, cells: Object.assign([...row.cells], { [column]: cell }) };
}
