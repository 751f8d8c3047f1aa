import { followBalances } from "./balance-chain";
import { checkZip } from "./check-zip";
import { findHeader, type Header } from "./columns";
import { decodeText } from "./decode-text";
import { decryptWorkbook } from "./decrypt";
import { fileKind } from "./file-kind";
import { findAccount } from "./find-account";
import { joinTables } from "./join-tables";
import { LIMITS } from "./limits";
import { readAlerts } from "./read-alerts";
import { type ReadRow, readRows } from "./read-rows";
import { hasOddQuotes, readMarkup, readSeparated, readWorkbook } from "./read-tables";
import { Refused } from "./refused";
import { addKeys } from "./row-keys";
import type { Columns, Statement, StatementReading } from "./statement";
import type { Table } from "./table";
import { isTableLike, unknownColumns } from "./unknown-columns";

export interface ReadOptions {
  /** of an encrypted workbook */
  password?: string;
  /** The header texts that a person has told for a file that was refused with `columns_unknown`. */
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
  if (bytes.length === 0) throw new Refused("empty");
  switch (fileKind(bytes)) {
    case "zip":
      checkZip(bytes);
      return readStatement(readWorkbook(bytes), options);
    case "compound": {
      const workbook = await decryptWorkbook(bytes, options.password);
      if (fileKind(workbook) === "zip") checkZip(workbook);
      return readStatement(readWorkbook(workbook), options);
    }
    case "markup":
      return readStatement(readMarkup(decodeText(bytes) ?? ""), options);
    case "text":
      return readText(decodeText(bytes) ?? "", options);
    case "other":
      throw new Refused("not_a_statement");
  }
}

/** A text is a table when a separator gives it a header, or alert messages. */
function readText(text: string, options: ReadOptions): Statement {
  if (text.trim() === "") throw new Refused("empty");
  const tables = (["\t", ";", ","] as const).map((separator) => readSeparated(text, separator));
  // Messages have commas, but neither tabs nor semicolons: a table with unknown columns must not be taken for messages.
  const table = tables.find((one) => findHeader(one, options.columns)) ?? tables.slice(0, 2).find(isTableLike);
  if (table && table === tables[2] && hasOddQuotes(text)) throw new Refused("damaged");
  if (table) return readStatement([table], options);
  const alerts = readAlerts(text, options.now ?? new Date());
  if (alerts.rows.length + alerts.unread.length === 0) return readStatement(tables.slice(2), options);
  const accounts = [...new Set(alerts.rows.map(({ account }) => account))];
  const chains = accounts.map((account) => followBalances(alerts.rows.filter((row) => row.account === account)));
  return {
    ...(accounts.length === 1 ? { account: accounts[0] } : {}),
    rows: addKeys(followBalances(alerts.rows).rows),
    // Several accounts prove nothing together, but each can be broken.
    chain: chains.find(({ chain }) => chain === "broken" || chains.length === 1)?.chain ?? "unknown",
    gaps: chains.flatMap(({ gaps }) => gaps).slice(0, LIMITS.gaps),
    unread: alerts.unread,
  };
}

/** All tables that have a header are one statement: a page may repeat it for each month. */
function readStatement(tables: Table[], { columns }: ReadOptions): Statement {
  const found = tables.flatMap((table) => {
    const header = findHeader(table, columns);
    return header ? [{ table, header }] : [];
  });
  const complete = found.filter(({ header }) => header.missing.length === 0);
  const [first] = complete;
  if (!first) throw refusalOf(tables, found[0]);
  const read = complete.map(({ table, header }) => readRows(table, header));
  const { rows, chain, gaps } = followBalances(joinTables(read.map((one) => one.rows)));
  const unproven = unprovenRows(rows, chain, new Set(read.flatMap((one) => one.unsigned)));
  const account = findAccount(tables, first.header);
  return {
    ...(account ? { account } : {}),
    rows: addKeys(rows.filter((row) => !unproven.has(row))),
    chain,
    gaps,
    unread: [...read.flatMap((one) => one.unread), ...Array.from(unproven, ({ row }) => row)].sort((a, b) => a - b),
  };
}

/**
 * The rows of which nothing proves that they came in: their amount has no sign, as no other has, and no word beside it
 * says so. Of a whole chain that is the oldest one only. Read as incoming, a card payment would settle an order.
 */
function unprovenRows(rows: ReadRow[], chain: Statement["chain"], unsigned: Set<ReadRow>): Set<ReadRow> {
  const candidates = chain === "whole" ? rows.slice(0, 1) : rows;
  return new Set(candidates.filter((row) => unsigned.has(row)));
}

function refusalOf(tables: Table[], lacking: { table: Table; header: Header } | undefined): Refused {
  if (lacking) {
    const { table, header } = lacking;
    return new Refused("columns_unknown", unknownColumns([table], header.missing, header.row));
  }
  if (!tables.some(isTableLike)) return new Refused("not_a_statement");
  return new Refused("columns_unknown", unknownColumns(tables, ["date", "amount", "payer"]));
}
