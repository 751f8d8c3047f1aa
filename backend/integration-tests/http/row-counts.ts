import { shopPool } from "@zakh/kit/database/pool";

/**
 * What is written beside the calls of a test: sessions, what Medusa notes of its own work, and the people whom the tests inside
 * the application register at the same time.
 */
const BESIDE =
  /^(?:shop_session|workflow_execution|notification|zakh_runtime|account\w*|customer|user|auth_identity|provider_identity)$/;

/** How many rows every table of the shop has, but for those that others write to. */
export async function rowCounts(): Promise<Record<string, number>> {
  const { rows: tables } = await shopPool().query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const names = tables.flatMap(({ name }) => (BESIDE.test(name) ? [] : [name]));
  const counts = names.map((name) => `SELECT '${name}' AS name, count(*)::int AS n FROM "${name}"`);
  const { rows } = await shopPool().query<{ name: string; n: number }>(counts.join(" UNION ALL "));
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}
