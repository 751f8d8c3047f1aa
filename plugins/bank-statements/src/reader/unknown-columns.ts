import { knownColumns } from "./columns";
import { LIMITS } from "./limits";
import { parseWon } from "./parse-amount";
import { parseTime } from "./parse-time";
import type { UnknownColumns } from "./statement";
import { type Table, type TableRow, textOf, textsOf } from "./table";

/** A table has at least a date, an amount and a name. */
const LEAST_COLUMNS = 3;
const SHOWN_ROWS = 5;

/**
 * What a person is asked when the columns cannot be told: rows that hold words only, and the rows below the likeliest.
 * @param header the row that is known to be the header
 */
export function unknownColumns(tables: Table[], missing: UnknownColumns["missing"], header?: TableRow): UnknownColumns {
  const candidates = tables.flatMap((table) =>
    table
      .slice(0, LIMITS.headerRows)
      .filter((row) => row === header || (!header && isHeaderLike(row)))
      .map((row) => ({ table, row })),
  );
  candidates.sort((one, other) => knownColumns(other.row) - knownColumns(one.row));
  const [first] = candidates;
  const below = first ? first.table.slice(first.table.indexOf(first.row) + 1) : (tables[0] ?? []);
  return {
    missing,
    headers: candidates.slice(0, SHOWN_ROWS).map(({ row }) => shown(row)),
    samples: below.slice(0, SHOWN_ROWS).map(shown),
  };
}

/** Whether a table is one that a person could name the columns of. */
export function isTableLike(table: Table): boolean {
  return table.filter((row) => textsOf(row).length >= LEAST_COLUMNS).length >= 2;
}

function isHeaderLike(row: TableRow): boolean {
  const texts = textsOf(row);
  return (
    texts.length >= LEAST_COLUMNS &&
    texts.every((text) => parseWon(text) === undefined && parseTime(text) === undefined)
  );
}

/** Cells stand at their place, so that a header and a value below it have the same index. */
function shown({ number, cells }: TableRow) {
  return { row: number, cells: Array.from(cells, textOf) };
}
