import { createWriteStream } from "node:fs";
import { copyFile, link, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { databaseConnection } from "../../../plugins/kit/src/plain/database-connection.js";
import { copied, migrationsOf, sequencesOf, tablesOf } from "./catalog.mjs";
import { schemaOf } from "./schema.mjs";

/** Changes when a backup is laid out otherwise. */
export const FORMAT = 2;

/** The lock under which files that nobody names are cleared away (`@zakh/kit`): not while they are being copied. */
const UPLOADS_LOCK = "unused-uploads";

/** @typedef {import("./catalog.mjs").Table & { rows: number }} DumpedTable */

/**
 * What a backup holds, as its first entry tells.
 * @typedef {object} Manifest
 * @property {number} format
 * @property {string} madeAt
 * @property {import("./schema.mjs").Schema} schema
 * @property {DumpedTable[]} tables
 * @property {import("./catalog.mjs").Sequence[]} sequences
 * @property {string[]} migrations
 * @property {{ name: string, size: number }[]} uploads
 * @property {Record<string, string | boolean>} secrets
 */

/**
 * Writes a database and its uploads into a folder, as they were at one moment, while the shop runs. The database first: what
 * it names by then is among the files that are copied after it.
 * @param {object} options
 * @param {string} options.databaseUrl
 * @param {import("./uploads.mjs").Uploads} options.uploads
 * @param {Record<string, string | boolean>} options.secrets
 * @param {string} options.folder
 * @param {(text: string) => void} options.tell how far it is
 * @returns {Promise<Manifest>}
 */
export async function dump({ databaseUrl, uploads, secrets, folder, tell }) {
  const client = new pg.Client({ ...databaseConnection(databaseUrl), application_name: "zakh-backup" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtextextended($1, 0))", [UPLOADS_LOCK]);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await mkdir(join(folder, "tables"), { recursive: true });
    const tables = [];
    for (const table of await tablesOf(client)) {
      tell(table.name);
      const stream = client.query(copyTo(`COPY ${copied(table)} TO STDOUT`));
      await pipeline(stream, createWriteStream(join(folder, "tables", table.name)));
      tables.push({ ...table, rows: stream.rowCount ?? 0 });
    }
    const manifest = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      schema: await schemaOf(client),
      tables,
      sequences: await sequencesOf(client),
      migrations: await migrationsOf(client),
      uploads: await copyUploads(uploads, join(folder, "uploads"), tell),
      secrets,
    };
    await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 1));
    return manifest;
  } finally {
    await client.end();
  }
}

/**
 * @param {import("./uploads.mjs").Uploads} uploads
 * @param {string} folder
 * @param {(text: string) => void} tell
 */
async function copyUploads(uploads, folder, tell) {
  await mkdir(folder, { recursive: true });
  const files = [];
  for await (const { name, size } of uploads.list()) {
    tell(name);
    const place = join(folder, name);
    await mkdir(dirname(place), { recursive: true });
    if (await copyOf(uploads, name, place)) files.push({ name, size });
  }
  return files;
}

/**
 * @param {import("./uploads.mjs").Uploads} uploads
 * @param {string} name
 * @param {string} place
 * @returns {Promise<boolean>} whether it is still there
 */
async function copyOf(uploads, name, place) {
  if (uploads.root) {
    const original = join(uploads.root, name);
    // A second name for the same bytes costs nothing; another disk cannot have one.
    await link(original, place).catch(() => copyFile(original, place));
    return true;
  }
  const file = await uploads.open(name);
  if (!file) return false;
  await pipeline(await file.read(), createWriteStream(place));
  return true;
}
