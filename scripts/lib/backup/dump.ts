import { createWriteStream } from "node:fs";
import { copyFile, link, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { withClient } from "../database/with-client.ts";
import { copyTarget, migrationsOf, type Sequence, sequencesOf, type Table, tablesOf } from "./catalog.ts";
import { type Schema, schemaOf } from "./schema.ts";
import { type Sums, sumsOf } from "./sums.ts";
import type { Uploads } from "./uploads.ts";

/** Changes when the layout of a backup changes. */
export const FORMAT = 2;

/** The lock that `@zakh/kit` takes to delete unused uploads, so that none is deleted while it is copied. */
const UPLOADS_LOCK = "unused-uploads";

type DumpedTable = Table & { rows: number };

/** The first entry of a backup: what it contains. */
export interface Manifest {
  format: number;
  madeAt: string;
  schema: Schema;
  tables: DumpedTable[];
  /** earlier backups have none */
  sums?: Sums;
  sequences: Sequence[];
  migrations: string[];
  uploads: { name: string; size: number }[];
  secrets: Record<string, string | boolean>;
}

/**
 * Writes a database and its uploads into a folder, as they were at one moment, while the shop runs. The database first: what
 * it names by then is among the files that are copied after it.
 */
export async function dump({
  databaseUrl,
  uploads,
  secrets,
  folder,
  progress,
}: {
  databaseUrl: string;
  uploads: Uploads;
  secrets: Record<string, string | boolean>;
  folder: string;
  progress: (text: string) => void;
}): Promise<Manifest> {
  const copy = async (client: Client) => {
    await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [UPLOADS_LOCK]);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await mkdir(join(folder, "tables"), { recursive: true });
    const copied = [];
    for (const table of await tablesOf(client)) {
      progress(table.name);
      const stream = client.query(copyTo(`COPY ${copyTarget(client, table)} TO STDOUT`));
      await pipeline(stream, createWriteStream(join(folder, "tables", table.name)));
      copied.push({ table, stream });
    }
    // PostgreSQL counts the rows of a copy after its last one, so all counts are there only with the next answer.
    const schema = await schemaOf(client);
    const tables = copied.map(({ table, stream }) => ({ ...table, rows: stream.rowCount }));
    const manifest = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      schema,
      tables,
      sums: await sumsOf(client),
      sequences: await sequencesOf(client),
      migrations: await migrationsOf(client),
      uploads: await copyUploads(uploads, join(folder, "uploads"), progress),
      secrets,
    };
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 1));
    return manifest;
  };
  return withClient(databaseUrl, copy, { application_name: "zakh-backup" });
}

async function copyUploads(uploads: Uploads, folder: string, progress: (text: string) => void) {
  await mkdir(folder, { recursive: true });
  const files = [];
  for await (const { name, size } of uploads.list()) {
    progress(name);
    const place = join(folder, name);
    await mkdir(dirname(place), { recursive: true });
    if (await copyOf(uploads, name, place)) files.push({ name, size });
  }
  return files;
}

/** @returns whether it is still there */
async function copyOf(uploads: Uploads, name: string, place: string): Promise<boolean> {
  if (uploads.root) {
    const original = join(uploads.root, name);
    // A hard link costs nothing, but works on the same disk only.
    await link(original, place).catch(() => copyFile(original, place));
    return true;
  }
  const file = await uploads.open(name);
  if (!file) return false;
  await pipeline(await file.read(), createWriteStream(place));
  return true;
}
