import { shopPool } from "@zakh/kit/database/pool";

/** What is written beside the calls of a test: sessions, background work, and what Medusa notes of its own work. */
const BESIDE = /^(?:shop_session|background_job|workflow_execution|notification|zakh_runtime)$/;

let counting: Promise<string> | undefined;

async function writeCounting(): Promise<string> {
  const { rows } = await shopPool().query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const names = rows.flatMap(({ name }) => (BESIDE.test(name) ? [] : [name]));
  return names.map((name) => `SELECT '${name}' AS name, count(*)::int AS n FROM "${name}"`).join(" UNION ALL ");
}

/** How many rows every table of the shop has, but for those that others write to. */
export async function rowCounts(): Promise<Record<string, number>> {
  counting ??= writeCounting();
  // With a name it is planned once: so many tables take longer to plan than to count.
  const { rows } = await shopPool().query<{ name: string; n: number }>({ name: "row-counts", text: await counting });
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}
