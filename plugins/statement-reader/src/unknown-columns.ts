import { type HeaderRows, hasWordsOnly, joinsFrom, knownColumns } from "./columns";
import { LIMITS } from "./limits";
import type { UnknownColumns } from "./statement";
import { type Table, type TableRow, textOf, textsOf } from "./table";

/** A table has at least a date, an amount and a name. */
const LEAST_COLUMNS = 3;
const SHOWN_ROWS = 5;

/**
 * What a person is asked when the columns cannot be told: rows that hold words only, alone and joined with those below,
 * and the rows below the likeliest.
 * @param header the one that is known
 */
export function unknownColumns(
  tables: Table[],
  missing: UnknownColumns["missing"],
  header?: HeaderRows,
): UnknownColumns {
  const candidates = tables.flatMap((table) =>
    (header ? [header] : possibleHeaders(table)).map((rows) => ({ table, rows })),
  );
  const [first] = candidates;
  const below = first ? first.table.slice(first.rows.below) : (tables[0] ?? []);
  return {
    missing,
    headers: candidates.slice(0, SHOWN_ROWS).map(({ rows }) => shown(rows.row)),
    samples: below.slice(0, SHOWN_ROWS).map(shown),
  };
}

/** The likeliest first: with the most known names, then those whose rows below name columns that have none above. */
function possibleHeaders(table: Table): HeaderRows[] {
  const joins = table.slice(0, LIMITS.headerRows).flatMap((row, start) => {
    const joined = joinsFrom(table, start);
    const [alone] = joined;
    if (!alone || textsOf(row).length < LEAST_COLUMNS || !hasWordsOnly(row)) return [];
    const width = textsOf(row).length;
    return joined.map((rows) => ({ rows, known: knownColumns(rows), isWider: textsOf(rows.row).length > width }));
  });
  return joins
    .sort((one, other) => other.known - one.known || Number(other.isWider) - Number(one.isWider))
    .map(({ rows }) => rows);
}

/** Whether a table is one that a person could name the columns of. */
export function isTableLike(table: Table): boolean {
  return table.filter((row) => textsOf(row).length >= LEAST_COLUMNS).length >= 2;
}

/** Cells stand at their place, so that a header and a value below it have the same index. */
function shown({ number, cells }: TableRow) {
  return { row: number, cells: Array.from(cells, textOf) };
}
