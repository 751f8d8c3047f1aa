/**
 * A table as a backup tells of it.
 * @typedef {object} Table
 * @property {string} name
 * @property {string[]} columns those that hold data of their own
 * @property {string[]} create what makes it where it is missing: some tables are made by the shop when it first needs them
 */

const TABLES = `
  SELECT c.relname AS name,
    (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
    (SELECT string_agg(format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END,
        coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '')), ', ' ORDER BY a.attnum)
      FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS definition,
    (SELECT json_agg(format('ALTER TABLE %I ADD CONSTRAINT %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)))
      FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('p', 'u', 'c')) AS constraints,
    (SELECT json_agg(pg_get_indexdef(i.indexrelid)) FROM pg_index i WHERE i.indrelid = c.oid
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)) AS indexes
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`;

/**
 * Every table of a database.
 * @param {import("pg").ClientBase} client
 * @returns {Promise<Table[]>}
 */
export async function tablesOf(client) {
  const { rows } = await client.query(TABLES);
  return rows.map(({ name, columns, definition, constraints, indexes }) => ({
    name,
    columns,
    create: [`CREATE TABLE ${quoted(name)} (${definition})`, ...(constraints ?? []), ...(indexes ?? [])],
  }));
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
