import { createHmac } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { logFile } from "./crew.mjs";
import { contentFingerprint, sourceFiles } from "./fingerprint.mjs";
import { readLogLine } from "./log-line.mjs";
import { BACKEND, BUILT_BACKEND, PLUGINS, PROGRAMS } from "./paths.mjs";
import { withMarks } from "./runtime-marks.mjs";

const EXEC = fileURLToPath(new URL("./medusa-exec.cjs", import.meta.url));

/**
 * @typedef {object} Preparation
 * @property {import("./crew.mjs").Crew} crew
 * @property {import("./stages.mjs").Stages} stages
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env of the commerce process
 * @property {"source" | "build"} [from] what runs: the backend's source, which need not wait for the dashboard's build, or
 *   the built application, where there is no compiler
 * @property {import("./wishes.mjs").Wishes} [wishes] how large the shop is to be; the seed then runs in any case
 */

/**
 * Migrates and seeds a database, each only when needed.
 * @param {Preparation} preparation
 */
export async function prepareData(preparation) {
  const { stages, env, wishes } = preparation;
  const url = /** @type {string} */ (env.DATABASE_URL);
  await withMarks(url, async (marks) => {
    const schema = schemaFingerprint();
    if ((await marks.read("schema")) !== schema) {
      await stages.run("Migrating the database", () => migrateDatabase(preparation));
      await marks.write("schema", schema);
    }
    const seeded = adminFingerprint(env);
    if (wishes || (await marks.read("seeded")) !== seeded) {
      await stages.run("Seeding the shop", (detail) => seed(preparation, detail));
      await marks.write("seeded", seeded);
    }
  });
}

/**
 * Makes the tables, or brings them up to date.
 * @param {Preparation} preparation
 */
export async function migrateDatabase({ crew, dataDir, env, from = "source" }) {
  await crew.run({
    name: "the migration of the database",
    args: [from === "source" ? PROGRAMS.medusaFromSource : PROGRAMS.medusa, "db:migrate", "--execute-safe-links"],
    cwd: from === "source" ? BACKEND : BUILT_BACKEND,
    env: withoutTypeCheck(env),
    log: logFile(dataDir, "migrate"),
  });
}

/**
 * @param {Preparation} preparation
 * @param {(text: string) => void} detail
 */
async function seed({ crew, dataDir, env, from = "source", wishes }, detail) {
  await crew.run({
    name: "the seed",
    args: [EXEC, `./src/seed/index.${from === "source" ? "ts" : "js"}`, ...(wishes ? [JSON.stringify(wishes)] : [])],
    cwd: from === "source" ? BACKEND : BUILT_BACKEND,
    env: withoutTypeCheck(env),
    log: logFile(dataDir, "seed"),
    onLine: (line) => {
      const { level, text } = readLogLine(line);
      if (level === "info" && text.trim()) detail(text.trim().slice(0, 60));
    },
  });
}

/**
 * The backend's few source files are only stripped of their types here; checking them is the build's work.
 * @param {NodeJS.ProcessEnv} env
 */
function withoutTypeCheck(env) {
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
 * Changes when the environment names another administrator, whom the seed then makes. Keyed with a secret, because a bare
 * hash of a password could be guessed.
 * @param {NodeJS.ProcessEnv} env
 */
function adminFingerprint(env) {
  const admin = JSON.stringify([env.ADMIN_USERNAME, env.ADMIN_EMAIL, env.ADMIN_PASSWORD]);
  return createHmac("sha256", env.SESSION_SECRET ?? "")
    .update(admin)
    .digest("hex");
}
