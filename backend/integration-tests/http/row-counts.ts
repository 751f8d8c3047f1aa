import { shopPool } from "@zakh/kit/database/pool";

/** Tables that change independently of a test's calls: sessions, background jobs, and Medusa's own records. */
const BESIDE = /^(?:shop_session|background_job|workflow_execution|notification|zakh_runtime)$/;

let counting: Promise<string> | undefined;

async function writeCounting(): Promise<string> {
  const { rows } = await shopPool().query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const names = rows.flatMap(({ name }) => (BESIDE.test(name) ? [] : [name]));
  return names.map((name) => `SELECT '${name}' AS name, count(*)::int AS n FROM "${name}"`).join(" UNION ALL ");
}

/** Row counts of every table of the shop, without those that change independently. */
export async function rowCounts(): Promise<Record<string, number>> {
  counting ??= writeCounting();
  // A named statement is planned once: with so many tables planning takes longer than counting.
  const { rows } = await shopPool().query<{ name: string; n: number }>({ name: "row-counts", text: await counting });
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}
