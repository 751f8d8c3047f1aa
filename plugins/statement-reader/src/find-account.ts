import type { Header } from "./columns";
import { LIMITS } from "./limits";
import { parseTime } from "./parse-time";
import { cellAt, type Table, type TableRow, textOf, textsOf } from "./table";

const LABEL = /계좌\s*번호/;
/** 941602-**-123318: digits in groups, some of them masked; not those of 9.4160204123E+13, of which a spreadsheet left some out */
const NUMBER = /(?<!\d[.,]?)\d[\d*-]{6,}[\d*](?!\d*[.,]?\d*E\+?\d)/i;

/** The account number that a row states, in the cell of its label or in the next one. */
function accountIn(row: TableRow): string | undefined {
  const texts = textsOf(row);
  const label = texts.findIndex((text) => LABEL.test(text));
  return label < 0 ? undefined : NUMBER.exec(texts.slice(label, label + 2).join(" "))?.[0];
}

/**
 * The account of each row below a header: the number that stands last above it, in its own table or in one before it. A
 * table that states none continues the one before it. Where several tables that have no transfers state accounts in
 * turn, which of them the next transfers are of is not told: they get all numbers, which together are nobody's.
 */
export function findAccounts(tables: readonly Table[], headers: ReadonlyMap<Table, Header>): Map<TableRow, string> {
  const accounts = new Map<TableRow, string>();
  let account: string | undefined;
  let stated: string[] = [];
  for (const table of tables) {
    const header = headers.get(table);
    const own = table
      .slice(0, header?.start ?? LIMITS.headerRows)
      .map(accountIn)
      .find(Boolean);
    const isComplete = header?.missing.length === 0;
    if (own) stated = isComplete ? [own] : [...new Set([...stated, own])];
    if (!header || !isComplete) continue;
    if (stated.length > 0) account = stated.join(", ");
    stated = [];
    for (const row of table.slice(header.below)) {
      // What a payer writes stands in a row with a date.
      const isTransfer = parseTime(row.cells[header.at.date ?? -1]) !== undefined;
      account = (isTransfer ? undefined : accountIn(row)) ?? account;
      if (account) accounts.set(row, account);
    }
  }
  return accounts;
}

/** The account of each row where a column of the table names it; a bank names that of the other side in one, too. */
export function accountsInColumns(headers: ReadonlyMap<Table, Header>): Map<TableRow, string> {
  const accounts = new Map<TableRow, string>();
  for (const [table, { row: names, below }] of headers) {
    const column = names.cells.findIndex((name) => LABEL.test(textOf(name)));
    for (const row of table.slice(below)) {
      const account = NUMBER.exec(textOf(cellAt(row, column)))?.[0];
      if (account) accounts.set(row, account);
    }
  }
  return accounts;
}
