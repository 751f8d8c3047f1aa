import { contradictedRows, followAccounts, isWholeByAccount } from "./balance-chain";
import { findHeader, type Header } from "./columns";
import { rowMentionsOtherMoney } from "./currency";
import { titleOf } from "./done";
import { doubtRepeats } from "./doubt-repeats";
import { accountsInColumns, findAccounts } from "./find-account";
import { joinTables } from "./join-tables";
import { DAY_MS } from "./parse-time";
import { readAlerts } from "./read-alerts";
import { readContent } from "./read-content";
import { type ReadRow, readRows } from "./read-rows";
import { brokenRows, hasOddQuotes, readSeparated, SEPARATORS } from "./read-tables";
import { Refused } from "./refused";
import { withDates } from "./row-dates";
import { addKeys } from "./row-keys";
import type { Columns, Statement, StatementReading, StatementRow, UnreadReason, UnreadRow } from "./statement";
import type { Table, TableRow } from "./table";
import { doubtReturned, doubtTakenBack } from "./taken-back";
import { takenBackWithout } from "./taken-back-rows";
import { isTableLike, shownHeader, unknownColumns } from "./unknown-columns";

export interface ReadOptions {
  /** of an encrypted workbook */
  password?: string;
  /** The header texts that a person has told, which count before the known ones. */
  columns?: Columns;
  /** for dates without a year; the present by default */
  now?: Date;
}

/** Reads a file in this thread, which it may occupy for seconds. `StatementReader` does it in another one. */
export async function readFile(bytes: Buffer, options: ReadOptions = {}): Promise<StatementReading> {
  try {
    return await readKind(bytes, options);
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

async function readKind(bytes: Buffer, options: ReadOptions): Promise<Statement> {
  const content = await readContent(bytes, options.password);
  const statement = typeof content === "string" ? readText(content, options) : readStatement(content, options);
  const { now = new Date() } = options;
  return { ...statement, rows: statement.rows.map((row) => ({ ...row, isProven: row.isProven && hasBeen(row, now) })) };
}

/** Whether a row is not of the future, by a clock that is a day behind at most: else its year, or the order of day and month, is another. */
function hasBeen({ at }: StatementRow, now: Date): boolean {
  return Date.parse(at) <= now.getTime() + DAY_MS;
}

/** A text is a table when a separator gives it a header, or alert messages. */
function readText(text: string, options: ReadOptions): Statement {
  if (text.trim() === "") throw new Refused("empty");
  const tables = SEPARATORS.map((separator) => readSeparated(text, separator));
  const byCommas = tables.at(-1);
  // Messages have commas, but no other separator: a table with unknown columns must not be taken for messages.
  const table = tables.find((one) => findHeader(one, options.columns)) ?? tables.slice(0, -1).find(isTableLike);
  if (table && table === byCommas && hasOddQuotes(text)) throw new Refused("damaged");
  if (table) return readStatement([table], options, table === byCommas ? brokenRows(text) : undefined);
  const alerts = readAlerts(text, options.now ?? new Date());
  if (alerts.rows.length + alerts.unread.length === 0) return readStatement(tables.slice(-1), options);
  const { rows, chain } = followAccounts(alerts.rows);
  doubtRepeats(rows, "unknown");
  doubtTakenBack(rows, alerts.takenBack);
  // Nobody pastes every message of a day: balances that do not follow one another say nothing of those that are there.
  const proven = chain === "broken" ? "unknown" : chain;
  return {
    ...commonAccount(rows),
    rows: addKeys(rows),
    chain: proven,
    gaps: [],
    takenBack: alerts.takenBack,
    unread: alerts.unread,
  };
}

function commonAccount(rows: readonly ReadRow[]): Pick<Statement, "account"> {
  const [account, ...others] = new Set(rows.map((row) => row.account));
  return account && others.length === 0 ? { account } : {};
}

/** All tables that have a header are one statement: a page may repeat it for each month. */
function readStatement(written: Table[], { columns }: ReadOptions, broken?: ReturnType<typeof brokenRows>): Statement {
  const headers = new Map<Table, Header>();
  const tables = written.map((table) => {
    const header = findHeader(table, columns);
    const dated = header ? withDates(table, header, columns) : table;
    if (header) headers.set(dated, header);
    return dated;
  });
  const found = Array.from(headers, ([table, header]) => ({ table, header }));
  const complete = found.filter(({ header }) => header.missing.length === 0);
  if (complete.length === 0) throw refusalOf(tables, found[0]);
  const isBesideOther = tables.some(
    (table) => complete.every((one) => one.table !== table) && table.some(rowMentionsOtherMoney),
  );
  const follow = (accounts: ReadonlyMap<TableRow, string>) => {
    const read = complete.map(({ table, header }) =>
      readRows(table, header, columns, accounts, broken?.(header), isBesideOther),
    );
    const joined = joinTables(read.map((one) => one.rows));
    const aside = new Map(read.flatMap((one) => [...one.notKept]));
    return { read, joined, ...followKept(joined, aside, new Set(read.flatMap(({ unsure }) => unsure))) };
  };
  const stated = follow(findAccounts(tables, headers));
  // A list of several accounts: a column names that of each row.
  const listed = stated.chain === "broken" ? follow(accountsInColumns(headers)) : stated;
  const { read, rows, chain, gaps, notKept } = isWholeByAccount(listed.joined) ? listed : stated;
  const partOf = new Map(
    read.flatMap((one, place) => one.rows.map((row) => [row, `${place} ${row.account}`] as const)),
  );
  doubtRepeats(rows, chain, (row) => partOf.get(row));
  const [first, last] = [rows[0], rows.at(-1)];
  // A row without a date may be of any day of the file.
  const undated = first && last && { at: last.at, precision: "day" as const, since: first.at };
  // A sheet without a header, which is no list of its own, may go on with that of another.
  const beside = tables
    .filter((table) => complete.every((one) => one.table !== table))
    .flatMap((table) => {
      const isOfReversals = table.some((row) => titleOf(row) === "back");
      return table.map((row) => ({ row: row.number, back: takenBackWithout(row, isOfReversals) }));
    })
    .filter(({ back }) => back.length > 0);
  const takenBack = [...read.flatMap((one) => one.takenBack), ...beside.flatMap(({ back }) => back)].flatMap(
    ({ at, precision, ...sum }) => {
      const when = at && precision ? { at, precision } : undated;
      return when ? { ...when, ...sum } : [];
    },
  );
  doubtTakenBack(rows, takenBack);
  doubtReturned(rows);
  if (chain === "broken") for (const row of contradictedRows(rows)) row.isProven = false;
  const reversals = read.flatMap((one) => one.reversals);
  const undirected = undirectedRows(rows, chain, new Set(read.flatMap((one) => one.unsigned)));
  const minusOut = read.flatMap((one) => one.minusOut);
  // Balances prove of each row but the oldest that it went out, and of that one that the bank writes it so.
  const isBanksWay = chain === "whole" && minusOut.some((row) => row !== rows[0]);
  const unclear = new Set([...undirected, ...(isBanksWay ? [] : minusOut)]);
  const common = commonAccount(rows);
  const directed = rows.filter((row) => !undirected.has(row));
  return {
    ...common,
    ...(complete[0] && { header: shownHeader(complete[0].header) }),
    ...(directed.length + takenBack.length === 0 ? unknownOf(complete) : {}),
    rows: addKeys(common.account ? directed.map(({ account: _account, ...row }) => row) : directed),
    chain,
    gaps,
    takenBack,
    unread: [
      ...read.flatMap((one) => one.unread),
      ...beside.map(({ row }) => ({ row, reason: "taken_back" as const })),
      ...notKept,
      ...Array.from(unclear, ({ row }) => ({ row, reason: "no_direction" as const })),
      ...reversals.map((row) => unreadOf(row, "taken_back")),
    ].sort((one, other) => one.row - other.row),
  };
}

/** Follows the balances of the rows that stayed: those that did not are counted where they moved them, and the `unsure` ones stayed then. */
function followKept(
  joined: ReadRow[],
  aside: Map<ReadRow, UnreadReason>,
  unsure: ReadonlySet<ReadRow>,
): ReturnType<typeof followAccounts<ReadRow>> & { notKept: UnreadRow[] } {
  const isKept = (row: ReadRow) => !aside.has(row);
  const all = followAccounts(joined);
  if (all.chain === "whole") for (const row of unsure) aside.delete(row);
  const { rows, chain, gaps } = all.chain === "broken" ? followAccounts(joined.filter(isKept)) : all;
  const notKept = joined.flatMap((row) => {
    const reason = aside.get(row);
    return reason ? [unreadOf(row, reason)] : [];
  });
  return { rows: rows.filter(isKept), chain, gaps, notKept };
}

function unreadOf({ row, at, precision, amount, payer }: ReadRow, reason: UnreadReason): UnreadRow {
  return reason === "taken_back" ? { row, reason, said: { at, precision, amount, payer } } : { row, reason };
}

/** The columns of the first table that has rows below its header. */
function unknownOf(read: { table: Table; header: Header }[]): Pick<Statement, "unknown"> {
  const first = read.find(({ table, header }) => isTableLike(table.slice(header.below - 1)));
  return first ? { unknown: unknownColumns([first.table], first.header) } : {};
}

/**
 * The rows of which nothing proves that they came in: their amount has no sign, as no other has, and no word beside it
 * says so. Of a whole chain that is the oldest one only. Read as incoming, a card payment would settle an order.
 */
function undirectedRows(rows: ReadRow[], chain: Statement["chain"], unsigned: Set<ReadRow>): Set<ReadRow> {
  if (chain !== "whole" && isReversed(rows)) return new Set(rows);
  const candidates = chain === "whole" ? rows.slice(0, 1) : rows;
  return new Set(candidates.filter((row) => unsigned.has(row)));
}

/** Whether the balances prove that all that is read as come in went out, and the other way round. */
function isReversed(rows: readonly ReadRow[]): boolean {
  const reversed = rows.map((row) => ({
    ...row,
    direction: row.direction === "in" ? ("out" as const) : ("in" as const),
  }));
  return rows.length > 1 && followAccounts(reversed).chain === "whole";
}

function refusalOf(tables: Table[], lacking: { table: Table; header: Header } | undefined): Refused {
  if (lacking) {
    const { table, header } = lacking;
    return new Refused("columns_unknown", unknownColumns([table], header));
  }
  if (!tables.some(isTableLike)) return new Refused("not_a_statement");
  return new Refused("columns_unknown", unknownColumns(tables));
}
