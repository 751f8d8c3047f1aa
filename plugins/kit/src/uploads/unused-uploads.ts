import type { Pool, PoolClient } from "pg";
import type { UploadStore } from "./store";

const DAY = 24 * 60 * 60 * 1000;

/** Held while files are cleared away, by backups too: one process at a time, and the lock falls with it. */
export const UNUSED_UPLOADS_LOCK = "unused-uploads";

/** Names that this shop generates: a hash of the content first, then what the picture looks like. */
const GENERATED = /^img\/([0-9a-f]{16})[._]/;

/** Every column of every table that can name a file. */
const COLUMNS = `
  SELECT c.table_name AS "table", array_agg(c.column_name::text) AS columns
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'character varying', 'json', 'jsonb')
  GROUP BY 1`;

/** How long the reading of a whole table may take, in ms: nobody waits for it. */
const WHOLE_TABLE_TIMEOUT_MS = 10 * 60_000;

export interface UnusedUploads {
  pool: Pool;
  store: UploadStore;
  /** How old a file must be, in ms: one that was just uploaded is named by nothing yet. */
  olderThan?: number;
}

/**
 * Removes the uploaded pictures that nothing names any more, and answers how many files went; undefined when another
 * process is at it. A picture stays as long as any row of any table names it, deleted rows and orders' snapshots included,
 * and stays with all its copies. What is cut short goes on at the next run.
 */
export async function removeUnusedUploads({
  pool,
  store,
  olderThan = DAY,
}: UnusedUploads): Promise<number | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query("SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine", [
      UNUSED_UPLOADS_LOCK,
    ]);
    if (!rows[0]?.mine) return undefined;
    try {
      return await remove(client, store, Date.now() - olderThan);
    } finally {
      await client.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [UNUSED_UPLOADS_LOCK]);
    }
  } finally {
    client.release();
  }
}

async function remove(client: PoolClient, store: UploadStore, before: number): Promise<number> {
  const candidates: { name: string; hash: string }[] = [];
  for await (const { name, modifiedAt } of store.list()) {
    const hash = GENERATED.exec(name)?.[1];
    if (hash && modifiedAt.getTime() < before) candidates.push({ name, hash });
  }
  if (candidates.length === 0) return 0;
  // Asked after the files were listed: what came to be named meanwhile is named here.
  const named = await namedHashes(client);
  let removed = 0;
  for (const { name, hash } of candidates) {
    if (named.has(hash)) continue;
    // Somebody may have uploaded the same picture again by now.
    const file = await store.open(name);
    if (!file || file.modifiedAt.getTime() >= before) continue;
    await store.remove(name);
    removed += 1;
  }
  return removed;
}

/** A statement that may take longer than those that somebody waits for. */
function reading(text: string) {
  return { text, query_timeout: WHOLE_TABLE_TIMEOUT_MS };
}

/** The hashes of all pictures that any row names. */
async function namedHashes(client: PoolClient): Promise<Set<string>> {
  const { rows: tables } = await client.query<{ table: string; columns: string[] }>(COLUMNS);
  const named = new Set<string>();
  for (const { table, columns } of tables) {
    const values = columns.map((column) => `(${client.escapeIdentifier(column)}::text)`).join(", ");
    const { rows } = await client.query<{ hash: string }>(
      reading(`SELECT DISTINCT found[1] AS hash FROM ${client.escapeIdentifier(table)},
         LATERAL (VALUES ${values}) AS held (value), LATERAL regexp_matches(held.value, 'img/([0-9a-f]{16})', 'g') AS found
       WHERE held.value LIKE '%img/%'`),
    );
    for (const { hash } of rows) named.add(hash);
  }
  return named;
}
