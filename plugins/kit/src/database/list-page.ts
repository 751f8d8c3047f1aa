import { LIST_MAX, type Page } from "../contract";
import type { Queryable } from "./one-transaction";

/**
 * Sorts names as a dictionary does in any language: Ө after О, Ү after У, case-insensitive. Every index uses the same
 * collation.
 */
export const ALPHABETICAL = 'COLLATE "und-x-icu"';

/** The filter of a list: SQL conditions and their bound values. */
export class ListFilter {
  readonly values: unknown[] = [];
  readonly #conditions: string[] = [];

  /** Binds a value and returns its placeholder. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** Adds a condition; all conditions must hold. */
  add(condition: string): void {
    this.#conditions.push(`(${condition})`);
  }

  get condition(): string {
    return this.#conditions.join(" AND ") || "true";
  }
}

/** One page of a list, and the total number of rows (ruling 14). */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

interface ListRead {
  columns: string;
  /** Tables and their joins. */
  from: string;
  filter: ListFilter;
  /** Must end with a unique column; otherwise pages would repeat or skip rows. */
  order: string;
  page: Page;
  /** Most rows without `limit`. */
  maxRows?: number;
}

/** Reads one page of a list and counts all rows, in parallel. */
export async function readListPage<Row extends object>(
  sql: Queryable,
  { columns, from, filter, order, page, maxRows = LIST_MAX }: ListRead,
): Promise<ListPage<Row>> {
  const [{ rows }, total] = await Promise.all([
    sql.query<Row>(
      `SELECT ${columns} FROM ${from} WHERE ${filter.condition} ORDER BY ${order} ${limited(page, maxRows)}`,
      filter.values,
    ),
    countRows(sql, from, filter),
  ]);
  return { rows, total };
}

export async function countRows(sql: Queryable, from: string, filter: ListFilter): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${from} WHERE ${filter.condition}`,
    filter.values,
  );
  return rows[0]?.count ?? 0;
}

/** LIMIT and OFFSET of a page. The contract has already checked that both are numbers. */
export function limited({ limit, offset = 0 }: Page, maxRows: number = LIST_MAX): string {
  return `LIMIT ${limit ?? maxRows} OFFSET ${offset}`;
}
