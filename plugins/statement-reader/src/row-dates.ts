import { type Header, sectionsOf } from "./columns";
import { withYearFirst } from "./parse-time";
import type { Columns } from "./statement";
import type { Cell, Table, TableRow } from "./table";

/** A table with the date of each row as it is to be read: see `withYearFirst`. */
export function withDates(table: Table, first: Header, columns: Columns | undefined): Table {
  const places = sectionsOf(table, first, columns).flatMap(({ header, rows }) =>
    rows.flatMap((row) => (header?.at.date === undefined ? [] : { row, at: header.at.date })),
  );
  const dates = withYearFirst(places.map(({ row, at }) => row.cells[at]));
  const dated = new Map(places.map(({ row, at }, index) => [row, withCell(row, at, dates[index])]));
  return table.map((row) => dated.get(row) ?? row);
}

function withCell(row: TableRow, at: number, cell: Cell | undefined): TableRow {
  return cell === row.cells[at] ? row : { ...row, cells: Object.assign([...row.cells], { [at]: cell }) };
}
