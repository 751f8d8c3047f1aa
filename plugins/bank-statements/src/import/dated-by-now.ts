import type { Statement } from "../reader/statement";

/** Clocks differ, and days begin at different times: so much later than now a row may be dated, in ms. */
const AHEAD_MS = 36 * 60 * 60_000;

/** The statement without rows of the future, which nobody can have paid yet: their dates were not read right. */
export function datedByNow(statement: Statement, now = Date.now()): Statement {
  const rows = statement.rows.filter(({ at }) => Date.parse(at) <= now + AHEAD_MS);
  if (rows.length === statement.rows.length) return statement;
  const later = statement.rows.filter((row) => !rows.includes(row)).map(({ row }) => row);
  return { ...statement, rows, unread: [...statement.unread, ...later].sort((one, other) => one - other) };
}
