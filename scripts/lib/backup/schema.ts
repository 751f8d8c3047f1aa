import type { ClientBase } from "pg";

/** Objects of an extension are created with it. */
const OURS = (oid: string) => `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = ${oid} AND d.deptype = 'e')`;
const PUBLIC = "'public'::regnamespace";
const CONSTRAINTS = (condition: string) =>
  `SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS statement
    FROM pg_constraint WHERE connamespace = ${PUBLIC} AND ${condition} ORDER BY conrelid::regclass::text, conname`;

/** What rows need. Each query returns one statement a row, in the order in which they have to run. */
const BEFORE_ROWS = [
  `SELECT format('CREATE EXTENSION IF NOT EXISTS %I', extname) AS statement FROM pg_extension
    WHERE extname <> 'plpgsql' ORDER BY oid`,
  `SELECT format('CREATE TYPE %I AS ENUM (%s)', t.typname,
      (SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) FROM pg_enum WHERE enumtypid = t.oid)) AS statement
    FROM pg_type t WHERE t.typtype = 'e' AND t.typnamespace = ${PUBLIC} AND ${OURS("t.oid")} ORDER BY t.typname`,
  `SELECT pg_get_functiondef(p.oid) AS statement FROM pg_proc p
    WHERE p.pronamespace = ${PUBLIC} AND p.prokind IN ('f', 'p') AND ${OURS("p.oid")} ORDER BY p.oid`,
  `SELECT format('CREATE SEQUENCE %I AS %s INCREMENT %s MINVALUE %s MAXVALUE %s START %s CACHE %s%s', c.relname,
      format_type(s.seqtypid, NULL), s.seqincrement, s.seqmin, s.seqmax, s.seqstart, s.seqcache,
      CASE WHEN s.seqcycle THEN ' CYCLE' ELSE '' END) AS statement
    FROM pg_sequence s JOIN pg_class c ON c.oid = s.seqrelid WHERE c.relnamespace = ${PUBLIC} ORDER BY c.relname`,
  `SELECT format('CREATE TABLE %I (%s)', c.relname, string_agg(
      format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
        CASE WHEN a.attgenerated <> '' THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
          ELSE coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') END,
        CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END), ', ' ORDER BY a.attnum)) AS statement
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relkind = 'r' AND c.relnamespace = ${PUBLIC} GROUP BY c.oid ORDER BY c.relname`,
  `SELECT format('ALTER SEQUENCE %I OWNED BY %I.%I', s.relname, c.relname, a.attname) AS statement
    FROM pg_class s JOIN pg_depend d ON d.objid = s.oid AND d.deptype = 'a' AND d.classid = 'pg_class'::regclass
    JOIN pg_class c ON c.oid = d.refobjid JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.refobjsubid
    WHERE s.relkind = 'S' AND s.relnamespace = ${PUBLIC} ORDER BY s.relname`,
];

/** What is created after the rows: indexes, which is faster, and keys, because they point to rows of other tables. */
const AFTER_ROWS = [
  CONSTRAINTS("contype IN ('p', 'u', 'x', 'c')"),
  `SELECT pg_get_indexdef(i.indexrelid) AS statement FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = ${PUBLIC} AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype <> 'f')
    ORDER BY c.relname`,
  // Some refer to columns that only an index makes unique.
  CONSTRAINTS("contype = 'f'"),
  `SELECT format('CREATE VIEW %I AS %s', c.relname, pg_get_viewdef(c.oid)) AS statement FROM pg_class c
    WHERE c.relkind = 'v' AND c.relnamespace = ${PUBLIC} AND ${OURS("c.oid")} ORDER BY c.oid`,
  `SELECT pg_get_triggerdef(t.oid) AS statement FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE NOT t.tgisinternal AND c.relnamespace = ${PUBLIC} ORDER BY c.relname, t.tgname`,
];

/**
 * The statements that make a database's tables with all that hangs on them: sequences, keys, indexes, functions, triggers.
 */
export type Schema = { beforeRows: string[]; afterRows: string[] };

/** Reads it from PostgreSQL's own catalogue, because the embedded server comes without `pg_dump`. */
export async function schemaOf(client: ClientBase): Promise<Schema> {
  return { beforeRows: await statements(client, BEFORE_ROWS), afterRows: await statements(client, AFTER_ROWS) };
}

async function statements(client: ClientBase, questions: string[]): Promise<string[]> {
  const answers = [];
  for (const question of questions) answers.push((await client.query(question)).rows.map(({ statement }) => statement));
  return answers.flat();
}
