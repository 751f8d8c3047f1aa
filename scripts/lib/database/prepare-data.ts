import { createHmac } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readLogLine } from "../../bootstrap/log-line.mjs";
import { BACKEND, BUILT_BACKEND, PLUGINS, PROGRAMS } from "../../bootstrap/paths.mjs";
import { sourceFiles } from "../compile/files.ts";
import { contentFingerprint } from "../compile/fingerprint.ts";
import { logFile } from "../processes/log-files.ts";
import type { Context } from "../processes/run-command.ts";
import type { SeedOptions } from "../shop/seed-options.ts";
import { requireFirstMigrations } from "./require-first-migrations.ts";
import { withRuntimeState } from "./runtime-state.ts";

const EXEC = fileURLToPath(new URL("./medusa-exec.cjs", import.meta.url));

/** Nobody defines an index of Medusa's search, and looking for one starts the whole application once more. */
const MIGRATE = ["db:migrate", "--execute-safe-links", "--skip-search"];

interface Preparation extends Context {
  dataDir: string;
  /** of the commerce process */
  env: NodeJS.ProcessEnv;
  /** the backend's source, which need not wait for the dashboard's build, or the built application, where there is no compiler */
  from?: "source" | "build";
  /** how large the shop is to be; the seed then runs in any case */
  seedOptions?: SeedOptions;
}

/** Migrates and seeds a database, each only when needed. */
export async function prepareData(preparation: Preparation) {
  const { steps, env, seedOptions } = preparation;
  const url = env.DATABASE_URL as string;
  await withRuntimeState(url, async (state) => {
    const schema = schemaFingerprint();
    if ((await state.read("schema")) !== schema) {
      await requireFirstMigrations(url);
      await steps.run("Migrating the database", () => migrateDatabase(preparation));
      await state.write("schema", schema);
    }
    const seeded = adminFingerprint(env);
    if (seedOptions || (await state.read("seeded")) !== seeded) {
      await steps.run("Seeding the shop", (detail) => seed(preparation, detail));
      await state.write("seeded", seeded);
    }
  });
}

/** Creates the tables, or updates them. */
async function migrateDatabase({ processes, dataDir, env, from = "source" }: Preparation) {
  await processes.run({
    name: "the migration of the database",
    args: [from === "source" ? PROGRAMS.medusaFromSource : PROGRAMS.medusa, ...MIGRATE],
    cwd: from === "source" ? BACKEND : BUILT_BACKEND,
    env: withoutTypeCheck(env),
    log: logFile(dataDir, "migrate"),
  });
}

async function seed(
  { processes, dataDir, env, from = "source", seedOptions }: Preparation,
  detail: (text: string) => void,
) {
  const file = `./src/seed/index.${from === "source" ? "ts" : "js"}`;
  await processes.run({
    name: "the seed",
    args: [EXEC, file, ...(seedOptions ? [JSON.stringify(seedOptions)] : [])],
    cwd: from === "source" ? BACKEND : BUILT_BACKEND,
    env: withoutTypeCheck(env),
    log: logFile(dataDir, "seed"),
    onLine: (line) => {
      const { level, text } = readLogLine(line);
      if (level === "info" && text.trim()) detail(text.trim().slice(0, 60));
    },
  });
}

/** ts-node only removes the types of the backend's few source files here; the build checks them. */
function withoutTypeCheck(env: NodeJS.ProcessEnv) {
  return { ...env, TS_NODE_TRANSPILE_ONLY: "true" };
}

/** Changes when a table could have: a migration, a link between modules, or Medusa itself. */
function schemaFingerprint() {
  const folders = readdirSync(PLUGINS).flatMap((plugin) =>
    ["modules", "links", "migration-scripts"].map((part) => `plugins/${plugin}/src/${part}`),
  );
  const files = sourceFiles(folders).filter((file) => /\/(migrations|models|links|migration-scripts)\//.test(file));
  return contentFingerprint([...files, ...sourceFiles(["package-lock.json", "backend/medusa-config.ts"])]);
}

/**
 * Changes when the environment names another administrator, whom the seed then creates. An HMAC, because the password could be
 * guessed from a plain hash.
 */
function adminFingerprint(env: NodeJS.ProcessEnv) {
  const admin = JSON.stringify([env.ADMIN_USERNAME, env.ADMIN_EMAIL, env.ADMIN_PASSWORD]);
  return createHmac("sha256", env.SESSION_SECRET ?? "")
    .update(admin)
    .digest("hex");
}
