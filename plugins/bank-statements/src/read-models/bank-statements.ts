import type { Page } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { BankStatement, UnreadStatementRow } from "../contract/statement";

type StatementRow = Omit<BankStatement, "createdAt" | "unread"> & {
  createdAt: Date;
  /** Numbers alone in a statement of before the reasons were kept. */
  unread: (UnreadStatementRow | number)[];
};

/** Settled and waiting lines change with what is done; a duplicate is none of these. */
const COLUMNS = `statement.number AS id, statement.name, statement.bank_account_number AS "bankAccountId",
  statement.row_count AS lines, counted.fresh AS new, counted.known, counted.settled, counted.waiting,
  statement.outgoing_count + counted.ignored AS ignored, statement.chain, statement.gaps, statement.unread,
  statement.account_name AS "importedBy", statement.created_at AS "createdAt"`;

const FROM = `bank_statement statement CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE state <> 'duplicate')::int AS fresh,
    count(*) FILTER (WHERE state = 'duplicate')::int AS known,
    count(*) FILTER (WHERE state = 'settled')::int AS settled,
    count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
    count(*) FILTER (WHERE state = 'ignored')::int AS ignored
  FROM statement_line line WHERE line.bank_statement_id = statement.id AND line.deleted_at IS NULL) counted`;

/** One page of the imported statements, newest first. */
export function listStatements(sql: Queryable, page: Page): Promise<ListPage<BankStatement>> {
  return readStatements(sql, new ListFilter(), page);
}

/** One statement by its public id. */
export async function findStatement(sql: Queryable, number: number): Promise<BankStatement | undefined> {
  const filter = new ListFilter();
  filter.add(`statement.number = ${filter.bind(number)}`);
  return (await readStatements(sql, filter, {})).rows[0];
}

async function readStatements(sql: Queryable, filter: ListFilter, page: Page): Promise<ListPage<BankStatement>> {
  filter.add("statement.deleted_at IS NULL");
  const { rows, total } = await readListPage<StatementRow>(sql, {
    columns: COLUMNS,
    from: FROM,
    filter,
    order: "statement.number DESC",
    page,
  });
  return { rows: rows.map(toStatement), total };
}

function toStatement({ createdAt, unread, ...row }: StatementRow): BankStatement {
  const withReasons = unread.map((one) => (typeof one === "number" ? { row: one, reason: null } : one));
  return { ...row, unread: withReasons, createdAt: createdAt.toISOString() };
}
