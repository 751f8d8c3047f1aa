import { LIST_MAX, type Page } from "../contract";
import type { Queryable } from "./one-transaction";

/** Sorts names as a dictionary of any language does: Ө after О, Ү after У, whatever the letter case. The same in every index. */
export const ALPHABETICAL = 'COLLATE "und-x-icu"';

/** What a list is narrowed to: conditions of SQL, and the values that they bind. */
export class ListFilter {
  readonly values: unknown[] = [];
  readonly #conditions: string[] = [];

  /** Binds a value; answers what stands for it in the statement. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** Leaves only the rows of which this holds, too. */
  add(condition: string): void {
    this.#conditions.push(`(${condition})`);
  }

  /** All of it, for a WHERE. */
  get condition(): string {
    return this.#conditions.join(" AND ") || "true";
  }
}

/** One page of a list, and how many rows there are in all (ruling 14). */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

interface ListRead {
  columns: string;
  /** Tables with their joins. */
  from: string;
  filter: ListFilter;
  /** Ends with what no two rows share, or pages would repeat rows and leave others out. */
  order: string;
  page: Page;
  /** Most rows without `limit`. */
  most?: number;
}

/** Reads one page of a list and counts the whole, both at once. */
export async function readListPage<Row extends object>(
  sql: Queryable,
  { columns, from, filter, order, page, most = LIST_MAX }: ListRead,
): Promise<ListPage<Row>> {
  const [{ rows }, total] = await Promise.all([
    sql.query<Row>(
      `SELECT ${columns} FROM ${from} WHERE ${filter.condition} ORDER BY ${order} ${limited(page, most)}`,
      filter.values,
    ),
    countRows(sql, from, filter),
  ]);
  return { rows, total };
}

/** How many rows the filter leaves. */
export async function countRows(sql: Queryable, from: string, filter: ListFilter): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${from} WHERE ${filter.condition}`,
    filter.values,
  );
  return rows[0]?.count ?? 0;
}

/** The LIMIT and OFFSET of a page; its numbers come from the contract, which takes digits only. */
export function limited({ limit, offset = 0 }: Page, most: number = LIST_MAX): string {
  return `LIMIT ${limit ?? most} OFFSET ${offset}`;
}
