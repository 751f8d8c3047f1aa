import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { databaseConnection } from "../../../plugins/kit/src/plain/database-connection.js";
import { ProcessManager } from "../processes/process-manager.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { checkDatabase } from "./external-database.ts";
import { withRuntimeState } from "./runtime-state.ts";

const CERTIFICATES = fileURLToPath(new URL("./fixtures/database-tls", import.meta.url));
const CA = join(CERTIFICATES, "ca.pem");
const OTHER_CA = join(CERTIFICATES, "other-ca.pem");
const START_TIMEOUT_MS = 120_000;

const processes = new ProcessManager();
const dataDir = mkdtempSync(join(tmpdir(), "zakh-tls-"));
/** The server's address, by name. */
let address = "";
let plain = "";

beforeAll(async () => {
  chmodSync(dataDir, 0o755);
  const { folder, url } = await startEmbeddedPostgres(processes, {
    dataDir,
    password: "tls-only",
    log: join(dataDir, "postgres.log"),
    throwaway: true,
  });
  plain = url;
  address = url.replace("127.0.0.1", "localhost");
  const { uid, gid } = statSync(folder);
  for (const name of ["server.pem", "server.key"]) {
    cpSync(join(CERTIFICATES, name), join(folder, name));
    chmodSync(join(folder, name), 0o600);
    chownSync(join(folder, name), uid, gid);
  }
  const admin = new pg.Client(databaseConnection(plain));
  await admin.connect();
  await admin.query("ALTER SYSTEM SET ssl_cert_file = 'server.pem'");
  await admin.query("ALTER SYSTEM SET ssl_key_file = 'server.key'");
  await admin.query("ALTER SYSTEM SET ssl = on");
  writeFileSync(join(folder, "pg_hba.conf"), "hostssl all all all scram-sha-256\n");
  await admin.query("SELECT pg_reload_conf()");
  await admin.end();
  // The server follows a moment after it was told.
  await vi.waitFor(() => expect(open(plain)).rejects.toMatchObject({ code: "28000" }), { timeout: START_TIMEOUT_MS });
}, START_TIMEOUT_MS);

afterAll(async () => {
  await processes.stopAll();
  rmSync(dataDir, { recursive: true, force: true });
}, START_TIMEOUT_MS);

/** Opens a connection and answers whether the server says that it is encrypted. */
async function open(url: string) {
  const client = new pg.Client(databaseConnection(url));
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()");
    return rows[0].ssl;
  } finally {
    await client.end().catch(() => {});
  }
}

it("is encrypted in every mode that asks for it", async () => {
  expect(await open(`${address}?sslmode=require`)).toBe(true);
  expect(await open(`${plain}?sslmode=verify-ca&sslrootcert=${CA}`)).toBe(true);
  expect(await open(`${address}?sslmode=verify-full&sslrootcert=${CA}`)).toBe(true);
});

it("verify-full refuses a host that the certificate does not name, and every check another CA", async () => {
  await expect(open(`${plain}?sslmode=verify-full&sslrootcert=${CA}`)).rejects.toThrow(/altnames/);
  for (const mode of ["require", "verify-ca", "verify-full"]) {
    await expect(open(`${address}?sslmode=${mode}&sslrootcert=${OTHER_CA}`), mode).rejects.toThrow(/certificate/);
  }
  await expect(open(`${address}?sslmode=verify-full`), "the CAs that come with Node").rejects.toThrow(/certificate/);
});

it("a start says in one sentence what is wrong", async () => {
  const sentence = (url: string) => checkDatabase(url).catch((error) => error.message);
  expect(await sentence(`${address}?sslmode=disable`)).toMatch(
    /takes no connections without TLS; add sslmode=.*DATABASE_URL\.$/,
  );
  expect(await sentence(`${plain}?sslmode=verify-full&sslrootcert=${CA}`)).toMatch(/is for another host/);
  expect(await sentence(`${address}?sslmode=verify-full&sslrootcert=${OTHER_CA}`)).toMatch(/not signed by the CA/);
  expect(await sentence(`${address}?sslmode=verify-full&sslrootcert=${CA}`)).toBeUndefined();
});

it("what scripts write in the database goes the same way", async () => {
  const url = `${address}?sslmode=verify-full&sslrootcert=${CA}`;
  expect(await withRuntimeState(url, async (state) => state.read("nothing"))).toBeUndefined();
});
