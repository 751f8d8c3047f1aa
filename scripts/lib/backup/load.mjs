import { createReadStream, existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { databaseConnection } from "../../../plugins/kit/src/plain/database-connection.js";
import { Failure } from "../failure.mjs";
import { installed, PLUGINS } from "../paths.mjs";
import { copied, quoted } from "./catalog.mjs";
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
 * Makes the tables of a backup as they were, and fills them, in one transaction: all of it, or nothing. What a later version
 * of the shop would have otherwise is brought about by its migrations, as with any other data.
 * @param {object} options
 * @param {string} options.databaseUrl
 * @param {import("./dump.mjs").Manifest} options.manifest
 * @param {string} options.folder of the unpacked backup
 * @param {(text: string) => void} options.tell how far it is
 */
export async function load({ databaseUrl, manifest, folder, tell }) {
  const { beforeRows, afterRows } = manifest.schema;
  await withClient(databaseUrl, async (client) => {
    await client.query("BEGIN");
    // Functions come before the tables that they name, because columns may be made by functions.
    await client.query("SET LOCAL check_function_bodies = off");
    for (const statement of beforeRows) await client.query(statement);
    for (const table of manifest.tables) {
      tell(table.name);
      const stream = client.query(copyFrom(`COPY ${copied(table)} FROM STDIN`));
      await pipeline(createReadStream(join(folder, "tables", table.name)), stream);
      if (stream.rowCount !== table.rows) {
        throw new Failure(`The backup is damaged: ${table.name} has ${stream.rowCount} rows, not ${table.rows}.`);
      }
    }
    tell("keys and indexes");
    for (const statement of afterRows) await client.query(statement);
    for (const { name, value } of manifest.sequences) {
      if (value !== null) await client.query("SELECT setval($1::regclass, $2::bigint)", [quoted(name), value]);
    }
    await client.query("COMMIT");
    await client.query("ANALYZE");
  });
}

/**
 * Throws where a backup was made by a later version of the shop: there is a way forward from its tables, and none back.
 * @param {import("./dump.mjs").Manifest} manifest
 */
export function refuseLater({ migrations, madeAt }) {
  const known = new Set(knownMigrations());
  if (migrations.every((name) => known.has(name))) return;
  throw new Failure(
    `The backup of ${madeAt} was made by a later version of the shop. Restore it with that version, or one after it.`,
  );
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
  const client = new pg.Client({ ...databaseConnection(databaseUrl), application_name: "zakh-restore" });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
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
