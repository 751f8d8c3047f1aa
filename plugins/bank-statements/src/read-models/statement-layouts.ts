import type { Queryable } from "@zakh/kit/database/one-transaction";
import { ApiError } from "@zakh/kit/errors/api-error";
import type { Columns } from "@zakh/statement-reader";
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

/** Every header whose columns a person has told, those that were used last first. */
export async function listLayouts(sql: Queryable, number?: number): Promise<StatementLayout[]> {
  const { rows } = await sql.query<Omit<StatementLayout, "cells" | "usedAt"> & { header: string; usedAt: Date | null }>(
    `SELECT layout.number AS id, layout.header, layout.columns, used.statements, used.at AS "usedAt"
     FROM statement_layout layout CROSS JOIN LATERAL (
       SELECT count(*)::int AS statements, max(created_at) AS at FROM bank_statement
       WHERE header = layout.header AND deleted_at IS NULL) used
     WHERE layout.deleted_at IS NULL AND ($1::int IS NULL OR layout.number = $1)
     ORDER BY used.at DESC NULLS LAST, layout.number DESC LIMIT 200`,
    [number ?? null],
  );
  return rows.map(({ header, usedAt, ...layout }) => ({
    ...layout,
    cells: header.split("\n"),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/** One of them. Throws 404 `statement_layout_not_found`. */
export async function findLayoutBy(sql: Queryable, number: number): Promise<StatementLayout> {
  const [layout] = await listLayouts(sql, number);
  if (!layout) throw new ApiError(404, "statement_layout_not_found");
  return layout;
}
