import { createHash } from "node:crypto";
import { Pool } from "pg";

const address = new URL(process.env.DATABASE_URL ?? "");
address.searchParams.set("options", "-c max_parallel_workers_per_gather=0");

/**
 * Its own connection: hundreds of tests count every table, which takes ten times as long where each count starts parallel workers,
 * and twice as long where it is planned each time.
 */
const counting = new Pool({ connectionString: address.href, max: 1 });
// A connection that is lost while nobody counts is replaced by the next count.
counting.on("error", () => undefined);

interface Counted {
  /** Tables that change independently of a test. */
  without: readonly string[];
  /** Whether soft-deleted rows count. */
  deleted: boolean;
}

/** Row counts of every table of the shop. */
export async function countRows({ without, deleted }: Counted): Promise<Record<string, number>> {
  const { rows: tables } = await counting.query<{ name: string; marked: boolean }>({
    name: "tables",
    text: `SELECT c.relname AS name, a.attname IS NOT NULL AS marked
      FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'deleted_at' AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL ($1) ORDER BY 1`,
    values: [without],
  });
  const text = tables
    .map(({ name, marked }) => {
      const where = marked && !deleted ? " WHERE deleted_at IS NULL" : "";
      return `SELECT '${name}' AS name, count(*)::int AS n FROM "${name}"${where}`;
    })
    .join(" UNION ALL ");
  const { rows } = await counting.query<{ name: string; n: number }>({
    name: createHash("sha1").update(text).digest("hex"),
    text,
  });
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}
