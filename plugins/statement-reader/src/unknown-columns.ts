import {
  findHeader,
  type Header,
  hasWordsOnly,
  type JoinedRows,
  joinsFrom,
  knownColumns,
  missingIn,
  positionsIn,
} from "./columns";
import { LIMITS } from "./limits";
import { parseWon } from "./parse-amount";
import { parseTime } from "./parse-time";
import type { Columns, UnknownColumns } from "./statement";
import { type Table, type TableRow, textOf, textsOf } from "./table";

/** A table has at least a date, an amount and a name. */
const LEAST_COLUMNS = 3;
const SHOWN_ROWS = 5;

/** What may be the names of columns: with digits, as 입금2026, and one may be a number where nothing else is there. */
const NAMES: readonly ((row: TableRow) => boolean)[] = [
  ({ cells }) => cells.every((cell) => parseTime(cell) === undefined && parseWon(cell) === undefined),
  ({ cells }) => cells.every((cell) => parseTime(cell) === undefined),
];

/**
 * What a person is asked when the columns cannot be told: rows that may hold names, alone and joined with those below,
 * and the rows below the likeliest.
 * @param header the one that is known
 */
export function unknownColumns(tables: Table[], header?: Header): UnknownColumns {
  const [table = []] = tables;
  const candidates = header ? [] : candidatesIn(tables);
  const [likeliest] = candidates;
  const at = header?.at ?? (likeliest ? positionsIn(likeliest.rows) : {});
  const rows = header ?? likeliest?.rows;
  const below = (likeliest?.table ?? table).slice(rows?.below ?? 0);
  return {
    missing: missingIn(at),
    found: rows ? namesOf({ at, row: rows.row }) : {},
    headers: (header ? [{ rows: header }] : candidates).slice(0, SHOWN_ROWS).map(({ rows }) => shown(rows.row)),
    samples: below.slice(0, SHOWN_ROWS).map(shown),
  };
}

function candidatesIn(tables: Table[]): { table: Table; rows: JoinedRows }[] {
  const found = NAMES.map((isName) =>
    tables.flatMap((table) => possibleHeaders(table, isName).map((rows) => ({ table, rows }))),
  );
  const candidates = found.find((some) => some.length > 0) ?? [];
  const names = candidates.map(({ rows }) => shown(rows.row).cells.join("\n"));
  // A header that stands above each page is asked about once.
  return candidates.filter((_one, index) => names.indexOf(names[index] ?? "") === index);
}

/**
 * The likeliest first: with the most known names, then those without numbers, then those whose rows below name columns
 * that have none above.
 */
function possibleHeaders(table: Table, isName: (row: TableRow) => boolean): JoinedRows[] {
  const joins = table.slice(0, LIMITS.headerRows).flatMap((row, start) => {
    const joined = joinsFrom(table, start);
    const [alone] = joined;
    if (!alone || textsOf(row).length < LEAST_COLUMNS || !isName(row)) return [];
    const width = textsOf(row).length;
    const isWords = Number(hasWordsOnly(row));
    return joined.map((rows) => {
      const isWider = Number(textsOf(rows.row).length > width);
      return { rows, rank: knownColumns(rows) * 4 + isWords * 2 + isWider };
    });
  });
  return joins.sort((one, other) => other.rank - one.rank).map(({ rows }) => rows);
}

/** A header as a person is shown it: its texts, and what its columns are taken for. */
export function shownHeader(header: Header): { cells: string[]; columns: Columns } {
  return { cells: shown(header.row).cells, columns: namesOf(header) };
}

/** What the reader takes columns with these names for. */
export function columnsNamed(cells: string[]): Columns {
  const header = findHeader([{ number: 1, cells }], undefined);
  return header ? namesOf(header) : {};
}

function namesOf({ at, row }: Pick<Header, "at" | "row">): Columns {
  return Object.fromEntries(Object.entries(at).map(([role, column]) => [role, textOf(row.cells[column])]));
}

/** Whether a table is one that a person could name the columns of. */
export function isTableLike(table: Table): boolean {
  return table.filter((row) => textsOf(row).length >= LEAST_COLUMNS).length >= 2;
}

/** Cells stand at their place, so that a header and a value below it have the same index. */
function shown({ number, cells }: TableRow) {
  return { row: number, cells: Array.from(cells, textOf) };
}
