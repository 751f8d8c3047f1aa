import type { Client, ClientBase } from "pg";

/** A table in a backup. */
export interface Table {
  name: string;
  /** without generated ones */
  columns: string[];
}

const TABLES = `
  SELECT c.relname AS name,
    (SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
  FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`;

/** Every table of a database. */
export async function tablesOf(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query(TABLES);
  return rows;
}

/**
 * Where each sequence stands.
 * `value` is null for one that was never used
 */
export type Sequence = { name: string; value: string | null };

export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query(
    "SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
  );
  return rows;
}

/** The names of all migrations that a database has been through. */
export async function migrationsOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query("SELECT name FROM mikro_orm_migrations ORDER BY 1");
  return rows.map(({ name }) => name);
}

/** What COPY needs: the table with its columns. */
export function copyTarget(client: Client, { name, columns }: Table) {
  return `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(", ")})`;
}
