import type { Page } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import { type Columns, columnsNamed } from "@zakh/statement-reader";
import type { StatementLayout } from "../contract/statement-layout";

/** What a person has told of the first of these headers of which anything was told. */
export async function findLayout(
  sql: Queryable,
  headers: readonly string[],
): Promise<{ header: string; columns: Columns } | undefined> {
  const { rows } = await sql.query<{ header: string; columns: Columns }>(
    `SELECT header, columns FROM statement_layout WHERE header = ANY($1) AND deleted_at IS NULL
     ORDER BY array_position($1, header) LIMIT 1`,
    [headers],
  );
  return rows[0];
}

/** The header of a statement, and what the next file that has it is read by; null for pasted messages and no statement. */
export async function findHeaderOf(
  sql: Queryable,
  statement: number,
): Promise<Pick<StatementLayout, "cells" | "columns"> | null> {
  const { rows } = await sql.query<{ header: string; columns: Columns | null }>(
    `SELECT statement.header, layout.columns FROM bank_statement statement
     LEFT JOIN statement_layout layout ON layout.header = statement.header AND layout.deleted_at IS NULL
     WHERE statement.number = $1 AND statement.header IS NOT NULL AND statement.deleted_at IS NULL`,
    [statement],
  );
  const [row] = rows;
  if (!row) return null;
  const cells = row.header.split("\n");
  return { cells, columns: row.columns ?? columnsNamed(cells) };
}

type LayoutRow = Omit<StatementLayout, "cells" | "usedAt"> & { header: string; usedAt: Date | null };

/** One page of the headers whose columns a person has told, those that were used last first. */
export function listLayouts(sql: Queryable, page: Page): Promise<ListPage<StatementLayout>> {
  return readLayouts(sql, new ListFilter(), page);
}

/** One of them. Throws 404 `statement_layout_not_found`. */
export async function findLayoutBy(sql: Queryable, number: number): Promise<StatementLayout> {
  const filter = new ListFilter();
  filter.add(`layout.number = ${filter.bind(number)}`);
  const [layout] = (await readLayouts(sql, filter, {})).rows;
  if (!layout) throw new ApiError(404, "statement_layout_not_found");
  return layout;
}

async function readLayouts(sql: Queryable, filter: ListFilter, page: Page): Promise<ListPage<StatementLayout>> {
  filter.add("layout.deleted_at IS NULL");
  const { rows, total } = await readListPage<LayoutRow>(sql, {
    columns: `layout.number AS id, layout.header, layout.columns, used.statements, used.at AS "usedAt"`,
    from: `statement_layout layout CROSS JOIN LATERAL (
      SELECT count(*)::int AS statements, max(created_at) AS at FROM bank_statement
      WHERE header = layout.header AND deleted_at IS NULL) used`,
    filter,
    order: "used.at DESC NULLS LAST, layout.number DESC",
    page,
  });
  return { rows: rows.map(toLayout), total };
}

function toLayout({ header, usedAt, ...layout }: LayoutRow): StatementLayout {
  return { ...layout, cells: header.split("\n"), usedAt: usedAt?.toISOString() ?? null };
}
