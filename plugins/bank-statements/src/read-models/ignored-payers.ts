import type { Page } from "@zakh/kit/contract";
import { ListFilter, type ListPage, readListPage } from "@zakh/kit/database/list-page";
import type { Queryable } from "@zakh/kit/database/one-transaction";
import type { IgnoredPayer } from "../contract/ignored-payer";

/** One page of the payers of whose lines the owner is never asked, newest first. */
export async function listIgnoredPayers(sql: Queryable, page: Page): Promise<ListPage<IgnoredPayer>> {
  const filter = new ListFilter();
  filter.add("deleted_at IS NULL");
  const { rows, total } = await readListPage<Omit<IgnoredPayer, "toldAt"> & { toldAt: Date }>(sql, {
    columns: `number AS id, payer, told_by AS "toldBy", created_at AS "toldAt"`,
    from: "ignored_payer",
    filter,
    order: "number DESC",
    page,
  });
  return { rows: rows.map((row) => ({ ...row, toldAt: row.toldAt.toISOString() })), total };
}

/** Their `ignoredKey`s. */
export async function findIgnoredKeys(sql: Queryable): Promise<Set<string>> {
  const { rows } = await sql.query<{ key: string }>("SELECT key FROM ignored_payer WHERE deleted_at IS NULL");
  return new Set(rows.map(({ key }) => key));
}
