import type { Pool, PoolClient } from "pg";
import { DAY_MS } from "../contract";
import type { UploadStore } from "./store";

/** Advisory lock of the clean-up, also taken by backups: one process at a time. A lost connection releases it. */
export const UNUSED_UPLOADS_LOCK = "unused-uploads";

/** File names that this shop generates: a hash of the content first, then the picture's properties. */
const GENERATED = /^img\/([0-9a-f]{16})[._]/;

/** Every column of every table that may contain a file name. */
const COLUMNS = `
  SELECT c.table_name AS "table", array_agg(c.column_name::text) AS columns
  FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.data_type IN ('text', 'character varying', 'json', 'jsonb')
  GROUP BY 1`;

/** Timeout for reading a whole table, in ms: no user waits for it. */
const WHOLE_TABLE_TIMEOUT_MS = 10 * 60_000;

export interface UnusedUploads {
  pool: Pool;
  store: UploadStore;
  /** Minimum age of a file, in ms: nothing refers to a new upload yet. */
  olderThan?: number;
}

/**
 * Removes uploaded pictures that nothing refers to, and returns the number of files; undefined when another process is
 * doing it. A picture stays, with all its copies, as long as any row of any table names it, including deleted rows and
 * orders' snapshots. An interrupted run continues at the next one.
 */
export async function removeUnusedUploads({
  pool,
  store,
  olderThan = DAY_MS,
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
  // Read after the files were listed, so that references added meanwhile are included.
  const named = await namedHashes(client);
  let removed = 0;
  for (const { name, hash } of candidates) {
    if (named.has(hash)) continue;
    // The same picture may have been uploaded again meanwhile.
    const file = await store.open(name);
    if (!file || file.modifiedAt.getTime() >= before) continue;
    await store.remove(name);
    removed += 1;
  }
  return removed;
}

/** A statement with a longer timeout. */
function reading(text: string) {
  return { text, query_timeout: WHOLE_TABLE_TIMEOUT_MS };
}

/** The hashes of all pictures that any row refers to. */
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
