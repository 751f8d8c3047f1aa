import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import getPort from "get-port";
import pg from "pg";
import { list } from "tar";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const ROOT = new URL("../../..", import.meta.url).pathname;
const FIXTURES = new URL("../fixtures/", import.meta.url).pathname;
const BUILT = join(ROOT, "backend", ".medusa", "server");
/** Shops of released versions, saved by `scripts/upgrade-fixture.mjs`. */
const VERSIONS = readdirSync(FIXTURES).flatMap((name) => /^(v.+)\.tgz$/.exec(name)?.[1] ?? []);

/** In place of the saved shop's deadlines: days after it was saved its customers would be reminded, and its orders cancelled. */
const DEADLINE = "2099-01-01T00:00:00.000Z";

/** An order without the days that follow the clock until it is paid. */
function withoutMovingDays(order: unknown): unknown {
  if (!isUnpaid(order)) return order;
  const { leavesOn: _leaves, arrivesOn: _arrives, ...fixed } = order;
  return fixed;
}

function isUnpaid(value: unknown): value is { leavesOn: unknown; arrivesOn: unknown } {
  return (
    typeof value === "object" &&
    value !== null &&
    "leavesOn" in value &&
    "status" in value &&
    value.status === "pending"
  );
}

interface Place {
  dataDir: string;
  databaseUrl: string;
}

/** A separate database and folder beside the running shop. */
async function emptyPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "zakh-upgrade-"));
  const url = new URL(process.env.DATABASE_URL ?? "");
  const name = `upgrade_${process.pid}_${Date.now()}`;
  await onServer(`CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  return { dataDir, databaseUrl: url.href };
}

async function onServer(statement: string): Promise<void> {
  await withDatabase(process.env.DATABASE_URL ?? "", (client) => client.query(statement));
}

async function withDatabase<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function program(args: string[], { dataDir, databaseUrl }: Place, cwd = ROOT, more: NodeJS.ProcessEnv = {}) {
  const log = openSync(join(dataDir, "program.log"), "a");
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ADMIN_PASSWORD: undefined, ...more };
  return spawn(process.execPath, args, { cwd, env, stdio: ["ignore", log, log] });
}

/** Runs a script to its end. */
async function run(script: string, place: Place, ...args: string[]): Promise<void> {
  const [code] = await once(program([join(ROOT, "scripts", script), ...args], place), "exit");
  expect(code, readFileSync(join(place.dataDir, "program.log"), "utf8").slice(-2000)).toBe(0);
}

/** Runs the migrations as a start of this version does, even when it considers them done. */
async function migrate(place: Place): Promise<void> {
  await withDatabase(place.databaseUrl, (client) => client.query("DELETE FROM zakh_runtime WHERE key = 'schema'"));
  await run("prepare.mjs", place);
}

const CATALOGUE = `
  SELECT 'column' AS kind, format('%s.%s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull) AS name,
    (SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef d WHERE d.adrelid = a.attrelid AND d.adnum = a.attnum) AS definition
  FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  WHERE attnum > 0 AND NOT attisdropped
  UNION ALL SELECT 'constraint', format('%s on %s', conname, conrelid::regclass), pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'index', format('%s on %s', indexname, tablename), indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'trigger', format('%s on %s', tgname, tgrelid::regclass), pg_get_triggerdef(oid) FROM pg_trigger
    WHERE NOT tgisinternal
  UNION ALL SELECT 'function', proname, pg_get_functiondef(p.oid) FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  UNION ALL SELECT 'sequence', sequencename, data_type::text FROM pg_sequences WHERE schemaname = 'public'
  ORDER BY 1, 2`;

interface Part {
  kind: string;
  name: string;
  definition: string | null;
}

/** The structure of a database. */
function catalogue(databaseUrl: string): Promise<Part[]> {
  return withDatabase(databaseUrl, async (client) => (await client.query<Part>(CATALOGUE)).rows);
}

/**
 * The comparable parts of two databases of one version: without PostgreSQL's normalised spelling of expressions, and
 * without triggers that a running shop creates at the first read of a table.
 */
function names(parts: Part[]): string[] {
  return parts.flatMap(({ kind, name }) => (/^zakh_/.test(name) ? [] : [`${kind} ${name}`]));
}

/** Row counts of each table, except the log of migrations. */
function counts(databaseUrl: string): Promise<Record<string, number>> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'zakh_runtime' ORDER BY 1",
    );
    const found: Record<string, number> = {};
    for (const { name } of rows) {
      found[name] = (await client.query(`SELECT count(*)::int AS n FROM "${name}"`)).rows[0].n;
    }
    return found;
  });
}

/** A commerce process of this version on that database, and its administrator's session. */
async function open(place: Place): Promise<{ process: ChildProcess; get: (path: string) => Promise<unknown> }> {
  const secrets = JSON.parse(readFileSync(join(place.dataDir, "secrets.json"), "utf8"));
  const port = await getPort();
  const commerce = program([join(BUILT, "src", "serve.js"), "--port", String(port)], place, BUILT, {
    NODE_ENV: "production",
    COMMERCE_PORT: String(port),
    UPLOAD_DIR: join(place.dataDir, "uploads"),
    REDIS_URL: undefined,
    SESSION_SECRET: secrets.sessionSecret,
    JWT_SECRET: secrets.jwtSecret,
    COOKIE_SECRET: secrets.cookieSecret,
    CHANGES_SECRET: secrets.changesSecret,
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(
    () =>
      fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    { timeout: 100_000, interval: 200 },
  );
  const signedIn = await fetch(`${url}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: secrets.adminPassword }),
  });
  expect(signedIn.status).toBe(200);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { process: commerce, get: async (path) => (await fetch(`${url}${path}`, { headers: { cookie } })).json() };
}

describe.each(VERSIONS)("a shop of %s", (version) => {
  let place: Place;
  let restored: Record<string, number>;

  beforeAll(async () => {
    place = await emptyPlace();
    await run("restore.mjs", place, join(FIXTURES, `${version}.tgz`));
    restored = await counts(place.databaseUrl);
    await migrate(place);
    await withDatabase(place.databaseUrl, (client) =>
      client.query("UPDATE order_detail SET payment_deadline = $1 WHERE payment_deadline IS NOT NULL", [DEADLINE]),
    );
  }, 240_000);

  afterAll(async () => {
    await onServer(`DROP DATABASE ${new URL(place.databaseUrl).pathname.slice(1)} WITH (FORCE)`);
    rmSync(place.dataDir, { recursive: true });
  });

  it("keeps every user's row, and has the same structure as a new one", async () => {
    const now = await counts(place.databaseUrl);
    for (const table of ["order", "order_item", "order_detail", "account", "product", "payment", "outgoing_mail"]) {
      expect(restored[table], table).toBeGreaterThan(0);
      expect(now[table], table).toBe(restored[table]);
    }
    expect(names(await catalogue(place.databaseUrl))).toEqual(names(await catalogue(process.env.DATABASE_URL ?? "")));
  });

  it.runIf(process.env.TEST_ALL)(
    "is not changed by migrating it again",
    async () => {
      const before = [await catalogue(place.databaseUrl), await counts(place.databaseUrl)];
      await migrate(place);
      expect([await catalogue(place.databaseUrl), await counts(place.databaseUrl)]).toEqual(before);
    },
    240_000,
  );

  it("shows its administrator the same data as before, every order to the won", async () => {
    const shown: Record<string, object> = JSON.parse(
      gunzipSync(readFileSync(join(FIXTURES, `${version}.answers.json.gz`))).toString(),
      (name, value) => {
        // A version stands for all fields of today.
        if (name === "version") return undefined;
        return name === "paymentDeadline" && value !== null ? DEADLINE : withoutMovingDays(value);
      },
    );
    const { process: commerce, get } = await open(place);
    try {
      for (const [path, answer] of Object.entries(shown)) {
        const now = await get(path);
        // Those for stores' goods, which came later, stand behind.
        const before = path === "/api/categories" ? (now as object[]).slice(0, Object.keys(answer).length) : now;
        expect(before, path).toMatchObject(answer);
      }
    } finally {
      commerce.kill("SIGTERM");
      await once(commerce, "exit");
    }
  }, 240_000);

  it("tells Medusa of its orders what their entries say", async () => {
    const { rows } = await withDatabase(place.databaseUrl, (client) =>
      client.query<{ number: number }>(
        `SELECT d.order_number AS number FROM order_detail d
         JOIN order_order_detail link ON link.shop_order_detail_id = d.id AND link.deleted_at IS NULL
         JOIN "order" o ON o.id = link.order_id
         JOIN order_summary summary ON summary.order_id = o.id AND summary.version = o.version AND summary.deleted_at IS NULL
         WHERE d.deleted_at IS NULL AND (summary.totals->>'transaction_total')::numeric <>
           (SELECT coalesce(sum(amount * CASE WHEN kind IN ('received', 'credit_used') THEN 1 WHEN kind = 'to_return' THEN 0 ELSE -1 END), 0)
            FROM money_entry WHERE order_detail_id = d.id)`,
      ),
    );
    expect(rows).toEqual([]);
  });

  it("serves its old pictures unchanged, byte by byte", async () => {
    const kept: [string, number][] = [];
    await list({
      file: join(FIXTURES, `${version}.tgz`),
      onReadEntry: ({ path, size, type }) => {
        if (type === "File" && path.startsWith("uploads/")) kept.push([path, size]);
      },
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.map(([path]) => [path, statSync(join(place.dataDir, path)).size])).toEqual(kept);
  });
});
