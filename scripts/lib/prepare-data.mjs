import { createHmac } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { logFile } from "./crew.mjs";
import { contentFingerprint, sourceFiles } from "./fingerprint.mjs";
import { readLogLine } from "./log-line.mjs";
import { BACKEND, PLUGINS, PROGRAMS } from "./paths.mjs";
import { withMarks } from "./runtime-marks.mjs";

const EXEC = fileURLToPath(new URL("./medusa-exec.cjs", import.meta.url));
const SEED = "./src/seed/index.ts";

/**
 * Migrates and seeds a database, each only when needed. Runs from the backend's source, so that it need not wait for the
 * dashboard's build.
 * @param {object} options
 * @param {import("./crew.mjs").Crew} options.crew
 * @param {import("./stages.mjs").Stages} options.stages
 * @param {string} options.dataDir
 * @param {NodeJS.ProcessEnv} options.env of the commerce process
 * @param {string[]} [options.wishes] arguments for the seed, which then runs in any case
 */
export async function prepareData({ crew, stages, dataDir, env, wishes }) {
  const url = /** @type {string} */ (env.DATABASE_URL);
  await withMarks(url, async (marks) => {
    const schema = schemaFingerprint();
    if ((await marks.read("schema")) !== schema) {
      await stages.run("Migrating the database", () => migrate(crew, dataDir, env));
      await marks.write("schema", schema);
    }
    const seeded = adminFingerprint(env);
    if (wishes || (await marks.read("seeded")) !== seeded) {
      await stages.run("Seeding the shop", (detail) => seed(crew, dataDir, env, wishes ?? [], detail));
      await marks.write("seeded", seeded);
    }
  });
}

/**
 * @param {import("./crew.mjs").Crew} crew
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 */
async function migrate(crew, dataDir, env) {
  await crew.run({
    name: "the migration of the database",
    args: [PROGRAMS.medusaFromSource, "db:migrate", "--execute-safe-links"],
    cwd: BACKEND,
    env: fromSource(env),
    log: logFile(dataDir, "migrate"),
  });
}

/**
 * @param {import("./crew.mjs").Crew} crew
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} wishes
 * @param {(text: string) => void} detail
 */
async function seed(crew, dataDir, env, wishes, detail) {
  await crew.run({
    name: "the seed",
    args: [EXEC, SEED, ...wishes],
    cwd: BACKEND,
    env: fromSource(env),
    log: logFile(dataDir, "seed"),
    onLine: (line) => {
      const { level, text } = readLogLine(line);
      if (level === "info" && text.trim()) detail(text.trim().slice(0, 60));
    },
  });
}

/**
 * The backend's few files are only stripped of their types here; checking them is the build's work.
 * @param {NodeJS.ProcessEnv} env
 */
function fromSource(env) {
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
