import { createReadStream, existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { Failure } from "../../bootstrap/failure.mjs";
import { installed, PLUGINS } from "../../bootstrap/paths.mjs";
import { LAST_BEFORE_0_2_0 } from "../database/require-first-migrations.ts";
import { withClient } from "../database/with-client.ts";
import { copyTarget } from "./catalog.ts";
import type { Manifest } from "./dump.ts";
import { typeOf, type Uploads } from "./uploads.ts";

/** Whether a database has no tables. */
export function isEmpty(databaseUrl: string) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT count(*)::int AS n FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    );
    return rows[0].n === 0;
  });
}

/**
 * Creates the tables of a backup as they were and fills them, in one transaction. The next start migrates them, as any other
 * data.
 */
export async function load({
  databaseUrl,
  manifest,
  folder,
  progress,
}: {
  databaseUrl: string;
  manifest: Manifest;
  /** of the unpacked backup */
  folder: string;
  progress: (text: string) => void;
}) {
  const { beforeRows, afterRows } = manifest.schema;
  const fill = async (client: Client) => {
    await client.query("BEGIN");
    // Functions come before the tables that they name, because columns may be made by functions.
    await client.query("SET LOCAL check_function_bodies = off");
    for (const statement of beforeRows) await client.query(statement);
    for (const table of manifest.tables) {
      progress(table.name);
      const stream = client.query(copyFrom(`COPY ${copyTarget(client, table)} FROM STDIN`));
      await pipeline(createReadStream(join(folder, "tables", table.name)), stream);
      if (stream.rowCount !== table.rows) {
        throw new Failure(`The backup is damaged: ${table.name} has ${stream.rowCount} rows, not ${table.rows}.`);
      }
    }
    progress("keys and indexes");
    for (const statement of afterRows) await client.query(statement);
    for (const { name, value } of manifest.sequences) {
      if (value !== null)
        await client.query("SELECT setval($1::regclass, $2::bigint)", [client.escapeIdentifier(name), value]);
    }
    await client.query("COMMIT");
    await client.query("ANALYZE");
  };
  await withClient(databaseUrl, fill, { application_name: "zakh-restore" });
}

/** Throws when a backup was made by a later version of the shop: migrations only go forward. */
export function refuseNewerBackup({ migrations, madeAt }: Manifest) {
  const known = new Set(knownMigrations());
  // Those of before 0.2.0 are in one of each module now.
  if (migrations.every((name) => known.has(name) || name <= LAST_BEFORE_0_2_0)) return;
  throw new Failure(
    `The backup of ${madeAt} was made by a later version of the shop. Restore it with that version, or one after it.`,
  );
}

/** Puts the files of a backup where the shop keeps its uploads. */
export async function loadUploads({
  uploads,
  manifest,
  folder,
}: {
  uploads: Uploads;
  manifest: Manifest;
  /** of the unpacked backup */
  folder: string;
}) {
  for (const { name, size } of manifest.uploads) {
    const bytes = await readFile(join(folder, "uploads", name));
    if (bytes.length !== size)
      throw new Failure(`The backup is damaged: ${name} has ${bytes.length} bytes, not ${size}.`);
    await uploads.put(name, bytes, typeOf(name));
  }
}

/** The names of all migrations that this version of the shop would run, Medusa's and ours. */
function knownMigrations() {
  const folders = [
    ...readdirSync(installed("@medusajs")).map((name) => installed("@medusajs", name, "dist", "migrations")),
    ...readdirSync(PLUGINS).flatMap((plugin) => {
      const modules = join(PLUGINS, plugin, "src", "modules");
      return existsSync(modules) ? readdirSync(modules).map((name) => join(modules, name, "migrations")) : [];
    }),
  ];
  return folders.filter(existsSync).flatMap((folder) => readdirSync(folder).map((file) => parse(file).name));
}
