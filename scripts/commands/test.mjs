import { rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../lib/browser.mjs";
import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { logFile } from "../lib/crew.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { auditPackages, checkLockFile } from "../lib/package-checks.mjs";
import { PROGRAMS, ROOT } from "../lib/paths.mjs";
import { Scoreboard } from "../lib/scoreboard.mjs";
import { readSettings } from "../lib/settings.mjs";
import { readPlaywrightReport, readVitestReport } from "../lib/test-report.mjs";
import { startThrowawayShop } from "../lib/throwaway-shop.mjs";

/** The parts that `npm test -- --only unit,http` chooses from; what follows names files, as in `--only http orders`. */
const PARTS = ["packages", "lint", "imports", "types", "unit", "http", "browser"];

/**
 * @typedef {object} Run
 * @property {import("../lib/crew.mjs").Crew} crew
 * @property {import("../lib/stages.mjs").Stages} stages
 * @property {Scoreboard} board
 * @property {Set<string>} parts
 * @property {string[]} files parts of paths: only test files with one of them are run; all when there are none
 * @property {string} logs the data folder that the logs of the checks stay in
 */

export function main() {
  return runCommand(
    async (crew, stages) => {
      const board = new Scoreboard(stages);
      const logs = join(
        readSettings({ DATA_DIR: process.env.DATA_DIR, INIT_CWD: process.env.INIT_CWD }).dataDir,
        "test",
      );
      const run = { crew, stages, board, logs, ...chosen(process.argv.slice(2)) };
      if (await board.check("install", undefined, () => installPackages(crew, stages, logs))) {
        await checkEverything(run);
      }
      if (crew.stopping) return 1;
      await crew.stop();
      if (run.files.length > 0 && board.tested === 0)
        throw new Failure(`No test file of ${[...run.parts].join(", ")} has ${run.files.join(" or ")} in its path.`);
      console.log(board.summary());
      return board.failed === 0 ? 0 : 1;
    },
    { interrupted: 130 },
  );
}

/**
 * @param {Run} run
 */
async function checkEverything(run) {
  const { crew, stages, board, parts, logs } = run;
  const build = new Build(crew, stages, logs, { checked: parts.has("types") });
  const withShop = parts.has("http") || parts.has("browser");

  const browser = parts.has("browser") ? bringBrowser(run) : undefined;
  const [compiled] = await Promise.all([board.check("plugins", undefined, () => build.plugins()), checkSources(run)]);
  if (!compiled) return;
  // Migrating and seeding need the plugins alone, and keep one core busy at most.
  const building =
    withShop || parts.has("types") ? board.check("build", undefined, () => build.rest()) : Promise.resolve(true);
  const opening = withShop ? openShop(run, building) : Promise.resolve(undefined);
  if ((await building) && parts.has("types")) await checkTypes(run);
  const [built, shop, browserPath] = await Promise.all([building, opening, browser]);
  if (!built) return;
  if (shop) await testTheShop(run, shop, browserPath);
  else await testUnits(run);
}

/** @param {Run} run */
async function testUnits(run) {
  if (run.parts.has("unit")) await runVitest(run, "unit", "Unit tests", [], process.env);
}

/**
 * Packages, lint, format and the dependency rule, which need nothing built.
 * @param {Run} run
 */
async function checkSources({ crew, board, parts, logs }) {
  if (parts.has("packages")) {
    await board.check("lock file", "Checking the lock file with older versions of npm", checkLockFile);
    // Advisories appear every day: for whoever maintains the shop, not for whoever tries it.
    if (process.env.CI) await board.check("npm audit", "Asking for known holes in packages", auditPackages);
  }
  if (parts.has("lint")) {
    await board.check("lint", "Linting", () =>
      crew.run({
        name: "Biome",
        args: [PROGRAMS.biome, "check", "--colors=off", "."],
        cwd: ROOT,
        log: logFile(logs, "lint"),
      }),
    );
  }
  if (parts.has("imports")) {
    await board.check("import rule", "Checking the dependency rule", () =>
      crew.run({
        name: "the dependency rule",
        args: [join(ROOT, "scripts", "check-imports.mjs")],
        cwd: ROOT,
        log: logFile(logs, "imports"),
      }),
    );
  }
}

/** @param {Run} run */
async function checkTypes({ crew, board, logs }) {
  await board.check("types", "Checking types", async () => {
    const env = { ...process.env, TURBO_ENV_MODE: "loose", TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
    await crew.run({
      name: "the type check",
      args: [PROGRAMS.turbo, "run", "typecheck", "--output-logs=errors-only", "--concurrency=2"],
      cwd: ROOT,
      env,
      log: logFile(logs, "types"),
    });
    await crew.run({
      name: "the type check of the tests",
      args: [PROGRAMS.tsc, "-p", join(ROOT, "tsconfig.tests.json")],
      cwd: ROOT,
      log: logFile(logs, "types-tests"),
    });
    await crew.run({
      name: "the type check of the scripts",
      args: [PROGRAMS.tsc, "-p", join(ROOT, "scripts")],
      cwd: ROOT,
      log: logFile(logs, "types-scripts"),
    });
  });
}

/**
 * A failure to find one is told, and leaves only the browser tests out.
 * @param {Run} run
 * @returns {Promise<string | undefined | null>} null when there is none
 */
async function bringBrowser({ crew, board, logs }) {
  /** @type {string | undefined} */
  let path;
  const found = await board.check("browser", "Finding a browser", async () => {
    path = await findBrowser(crew, logs);
  });
  return found ? path : null;
}

/**
 * @param {Run} run
 * @param {Promise<boolean>} building
 * @returns {Promise<import("../lib/throwaway-shop.mjs").ThrowawayShop | undefined>}
 */
async function openShop({ crew, stages, board, parts, logs }, building) {
  /** @type {import("../lib/throwaway-shop.mjs").ThrowawayShop | undefined} */
  let shop;
  await board.check("shop", undefined, async () => {
    shop = await startThrowawayShop({ crew, stages, logs, withCopy: parts.has("http"), building });
  });
  return shop;
}

/**
 * The tests that use a running shop.
 * @param {Run} run
 * @param {import("../lib/throwaway-shop.mjs").ThrowawayShop} shop
 * @param {string | undefined | null} browserPath
 */
async function testTheShop(run, { settings, secrets, commerceEnv, commerce, copy }, browserPath) {
  const { parts } = run;
  const env = {
    ...process.env,
    CI: process.env.CI ?? "1",
    NODE_ENV: "test",
    COMMERCE_URL: `http://127.0.0.1:${settings.commercePort}`,
    EDGE_URL: `http://127.0.0.1:${settings.port}`,
    // To be stopped for a while, as a machine that hangs.
    COMMERCE_PID: String(commerce.pid),
    // Cookies and addresses are for localhost, as in the browser of a person.
    BASE_URL: settings.publicUrl,
    DATABASE_URL: commerceEnv.DATABASE_URL,
    DATA_DIR: settings.dataDir,
    ADMIN_USERNAME: settings.adminUsername,
    ADMIN_EMAIL: settings.adminEmail,
    ADMIN_PASSWORD: secrets.adminPassword,
  };
  if (parts.has("http")) {
    const config = ["-c", join("backend", "integration-tests", "vitest.config.mts")];
    const inside = ["-c", join("backend", "integration-tests", "container", "vitest.config.mts")];
    const shopEnv = { ...commerceEnv, ...env };
    // Both count rows, which the tests beside them must not add to.
    const ownEnv = { ...shopEnv, DATABASE_URL: copy };
    // One thing at a time beside them: what they wait for is mostly the shop.
    await Promise.all([
      runVitest(run, "http", "HTTP tests", config, shopEnv),
      runVitest(run, "container", "tests inside the application", inside, ownEnv).then(() => testUnits(run)),
    ]);
  } else {
    await testUnits(run);
  }
  if (parts.has("browser") && browserPath !== null) await runPlaywright(run, browserPath, env);
}

/**
 * @param {Run} run
 * @param {string} name
 * @param {string} title
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runVitest({ crew, board, logs, files }, name, title, args, env) {
  const report = join(logs, `${name}.json`);
  rmSync(report, { force: true });
  const job = {
    name: title.toLowerCase(),
    args: [
      PROGRAMS.vitest,
      "run",
      ...args,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      // Not every part has a file of that name.
      ...(files.length > 0 ? ["--passWithNoTests", ...files] : []),
    ],
    cwd: ROOT,
    env: { ...env, NO_COLOR: "1" },
    log: logFile(logs, name),
  };
  await board.tests(
    name,
    `Running the ${title.charAt(0).toLowerCase() === "h" ? title : title.toLowerCase()}`,
    () => crew.run(job),
    report,
    readVitestReport,
  );
}

/**
 * @param {Run} run
 * @param {string | undefined} browserPath
 * @param {NodeJS.ProcessEnv} env
 */
async function runPlaywright({ crew, board, logs, files }, browserPath, env) {
  const report = join(logs, "playwright.json");
  rmSync(report, { force: true });
  const job = {
    name: "the browser tests",
    args: [
      PROGRAMS.playwright,
      "test",
      "-c",
      join("storefront", "playwright.config.ts"),
      "--reporter=list,json",
      ...(files.length > 0 ? ["--pass-with-no-tests", ...files] : []),
    ],
    cwd: ROOT,
    env: {
      ...env,
      ...(browserPath ? { CHROMIUM_PATH: browserPath } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_HTML_OPEN: "never",
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
    },
    log: logFile(logs, "playwright"),
  };
  await board.tests("e2e", "Running the browser tests", () => crew.run(job), report, readPlaywrightReport);
}

/**
 * @param {string[]} args
 * @returns {{ parts: Set<string>, files: string[] }}
 */
function chosen(args) {
  const at = args.findIndex((arg) => arg === "--only" || arg.startsWith("--only="));
  if (at < 0) return { parts: new Set(PARTS), files: args };
  const behind = args[at]?.startsWith("--only=");
  const named = (behind ? args[at]?.slice("--only=".length) : args[at + 1]) ?? "";
  const files = [...args.slice(0, at), ...args.slice(at + (behind ? 1 : 2))];
  const parts = named.split(",").filter(Boolean);
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (parts.length === 0 || unknown.length > 0)
    throw new Failure(`--only takes some of ${PARTS.join(", ")}, separated by commas.`);
  return { parts: new Set(parts), files };
}
