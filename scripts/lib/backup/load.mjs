import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { Failure } from "../failure.mjs";
import { copied, migrationsOf, quoted, tablesOf } from "./catalog.mjs";
import { typeOf } from "./uploads.mjs";

/**
 * Whether a database holds nothing of a shop.
 * @param {string} databaseUrl
 */
export async function isEmpty(databaseUrl) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      "SELECT count(*)::int AS n FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
    );
    return rows[0].n === 0;
  });
}

/**
 * Fills a database that was just migrated with what a backup holds, in one transaction: all of it, or nothing.
 * @param {object} options
 * @param {string} options.databaseUrl
 * @param {import("./dump.mjs").Manifest} options.manifest
 * @param {string} options.folder of the unpacked backup
 * @param {(text: string) => void} options.tell how far it is
 */
export async function load({ databaseUrl, manifest, folder, tell }) {
  await withClient(databaseUrl, async (client) => {
    await client.query("BEGIN");
    await makeMissing(client, manifest);
    await holdSchema(client, manifest);
    const names = manifest.tables.map(({ name }) => quoted(name));
    // Keys of one table point into others that are filled after it, and triggers would write a second time.
    const keys = await dropForeignKeys(client);
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    await client.query(`TRUNCATE ${names.join(", ")}`);
    for (const table of manifest.tables) {
      tell(table.name);
      const stream = client.query(copyFrom(`COPY ${copied(table)} FROM STDIN`));
      await pipeline(createReadStream(join(folder, "tables", table.name)), stream);
      if (stream.rowCount !== table.rows) {
        throw new Failure(`The backup is damaged: ${table.name} has ${stream.rowCount} rows, not ${table.rows}.`);
      }
    }
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    for (const key of keys) await client.query(key);
    for (const { name, value } of manifest.sequences) {
      if (value !== null) await client.query("SELECT setval($1::regclass, $2::bigint)", [quoted(name), value]);
    }
    await client.query("COMMIT");
    await client.query("ANALYZE");
  });
}

/**
 * Puts the files of a backup where the shop keeps its uploads.
 * @param {object} options
 * @param {import("./uploads.mjs").Uploads} options.uploads
 * @param {import("./dump.mjs").Manifest} options.manifest
 * @param {string} options.folder of the unpacked backup
 */
export async function loadUploads({ uploads, manifest, folder }) {
  for (const { name, size } of manifest.uploads) {
    const bytes = await readFile(join(folder, "uploads", name));
    if (bytes.length !== size)
      throw new Failure(`The backup is damaged: ${name} has ${bytes.length} bytes, not ${size}.`);
    await uploads.put(name, bytes, typeOf(name));
  }
}

/**
 * @template T
 * @param {string} databaseUrl
 * @param {(client: import("pg").Client) => Promise<T>} work
 */
async function withClient(databaseUrl, work) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: "zakh-restore" });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * @param {import("pg").ClientBase} client
 * @param {import("./dump.mjs").Manifest} manifest
 */
async function makeMissing(client, manifest) {
  const there = new Set((await tablesOf(client)).map(({ name }) => name));
  for (const { name, create } of manifest.tables) {
    if (!there.has(name)) for (const statement of create) await client.query(statement);
  }
}

/**
 * A backup goes back into the version that made it; that version's data is then upgraded as any other.
 * @param {import("pg").ClientBase} client
 * @param {import("./dump.mjs").Manifest} manifest
 */
async function holdSchema(client, manifest) {
  const there = new Map((await tablesOf(client)).map((table) => [table.name, sorted(table)]));
  const same =
    JSON.stringify(await migrationsOf(client)) === JSON.stringify(manifest.migrations) &&
    manifest.tables.every((table) => there.get(table.name) === sorted(table));
  if (same) return;
  throw new Failure(
    `The backup of ${manifest.madeAt} was made by another version of the shop. Restore it with that version, then upgrade.`,
  );
}

/** @param {{ name: string, columns: string[] }} table */
function sorted({ name, columns }) {
  return JSON.stringify([name, [...columns].sort()]);
}

/**
 * Drops every foreign key, and answers what makes them anew.
 * @param {import("pg").ClientBase} client
 * @returns {Promise<string[]>}
 */
async function dropForeignKeys(client) {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS name, quote_ident(conname) AS key, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { name, key } of rows) await client.query(`ALTER TABLE ${name} DROP CONSTRAINT ${key}`);
  return rows.map(({ name, key, definition }) => `ALTER TABLE ${name} ADD CONSTRAINT ${key} ${definition}`);
}
