/**
 * A table as a backup tells of it.
 * @typedef {object} Table
 * @property {string} name
 * @property {string[]} columns those that hold data of their own
 */

const TABLES = `
  SELECT c.relname AS name,
    (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`;

/**
 * Every table of a database.
 * @param {import("pg").ClientBase} client
 * @returns {Promise<Table[]>}
 */
export async function tablesOf(client) {
  const { rows } = await client.query(TABLES);
  return rows;
}

/**
 * Where each sequence stands.
 * @typedef {{ name: string, value: string | null }} Sequence `value` is null for one that was never used
 * @param {import("pg").ClientBase} client
 * @returns {Promise<Sequence[]>}
 */
export async function sequencesOf(client) {
  const { rows } = await client.query(
    "SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  return rows;
}

/**
 * The names of all migrations that a database has been through.
 * @param {import("pg").ClientBase} client
 * @returns {Promise<string[]>}
 */
export async function migrationsOf(client) {
  const { rows } = await client.query("SELECT name FROM mikro_orm_migrations ORDER BY 1");
  return rows.map(({ name }) => name);
}

/** @param {string} name */
export function quoted(name) {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * What COPY needs: the table with its columns.
 * @param {Table} table
 */
export function copied({ name, columns }) {
  return `${quoted(name)} (${columns.map(quoted).join(", ")})`;
}
