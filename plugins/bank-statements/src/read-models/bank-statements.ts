import type { Page } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { BankStatement, UnreadStatementRow } from "../contract/statement";

type Moments = "createdAt" | "firstAt" | "lastAt";
type StatementRow = Omit<BankStatement, Moments | "unread"> & {
  createdAt: Date;
  firstAt: Date | null;
  lastAt: Date | null;
  /** Numbers alone in a statement of before the reasons were kept. */
  unread: (UnreadStatementRow | number)[];
};

/** Settled and waiting lines change with what is done; a duplicate is none of these. */
const COLUMNS = `statement.number AS id, statement.name, statement.bank_account_number AS "bankAccountId",
  statement.row_count AS lines, counted.fresh AS new, counted.known, counted.settled,
  counted.settling + (SELECT count(*) FROM outgoing_line WHERE bank_statement_id = statement.id AND state = 'pending'
    AND deleted_at IS NULL)::int AS settling, counted.waiting,
  statement.outgoing_count + counted.ignored AS ignored, statement.chain, statement.gaps, statement.unread,
  statement.account_name AS "importedBy", statement.created_at AS "createdAt",
  layout.number AS "layoutId", coalesce(statement.first_at, counted.first) AS "firstAt", coalesce(statement.last_at, counted.last) AS "lastAt"`;

const FROM = `bank_statement statement
  LEFT JOIN statement_layout layout ON layout.header = statement.header AND layout.deleted_at IS NULL CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE state <> 'duplicate')::int AS fresh,
    count(*) FILTER (WHERE state = 'duplicate')::int AS known,
    count(*) FILTER (WHERE state = 'settled')::int AS settled,
    count(*) FILTER (WHERE state = 'waiting' AND pending IS NOT NULL)::int AS settling,
    count(*) FILTER (WHERE state = 'waiting' AND pending IS NULL)::int AS waiting,
    count(*) FILTER (WHERE state = 'ignored')::int AS ignored, min(at) AS first, max(at) AS last
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

function toStatement({ createdAt, firstAt, lastAt, unread, ...row }: StatementRow): BankStatement {
  return {
    ...row,
    unread: unread.map((one) => (typeof one === "number" ? { row: one, reason: null } : one)),
    createdAt: createdAt.toISOString(),
    firstAt: firstAt?.toISOString() ?? null,
    lastAt: lastAt?.toISOString() ?? null,
  };
}
