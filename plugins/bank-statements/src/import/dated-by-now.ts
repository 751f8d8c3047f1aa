import { DAY_MS } from "@zakh/kit/contract";
import type { Statement } from "@zakh/statement-reader";
import { koreanTime } from "@zakh/statement-reader";

/**
 * The statement without rows of a day after tomorrow in Korea, which nobody can have paid yet: their dates were not
 * read right. Clocks differ, so that tomorrow's count.
 */
export function withoutFutureRows(statement: Statement, now = Date.now()): Statement {
  const tomorrow = dayInKorea(new Date(now + DAY_MS).toISOString());
  const rows = statement.rows.filter(({ at }) => dayInKorea(at) <= tomorrow);
  if (rows.length === statement.rows.length) return statement;
  const later = statement.rows
    .filter((row) => !rows.includes(row))
    .map(({ row }) => ({ row, reason: "no_date" as const }));
  return { ...statement, rows, unread: [...statement.unread, ...later].sort((one, other) => one.row - other.row) };
}

function dayInKorea(at: string): string {
  return koreanTime(at).slice(0, "2026-11-26".length);
}
