import { rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../scripts/bootstrap/failure.mjs";
import { dataFolder, PROGRAMS, ROOT } from "../../scripts/bootstrap/paths.mjs";
import { Build } from "../../scripts/lib/compile/build.ts";
import { logFile } from "../../scripts/lib/processes/log-files.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { localAddress } from "../../scripts/lib/shop/services.ts";
import { findBrowser } from "../lib/find-browser.ts";
import { startThrowawayShop, type ThrowawayShop } from "../lib/throwaway-shop.ts";
import { auditPackages, checkLockFile } from "./package-checks.ts";
import { Scoreboard } from "./scoreboard.ts";
import { testsToLeaveOut } from "./seldom.ts";
import { readPlaywrightReport, readVitestReport } from "./test-report.ts";

/** The parts that `npm test -- --only unit,http` chooses from; what follows names files, as in `--only http orders`. */
const PARTS = ["packages", "lint", "imports", "types", "unit", "http", "browser"];

const ALL = "--all";

/** `--changed`, or `--changed=REF` since that commit: what needs no shop, and of the unit tests those that reach a changed file. */
const CHANGED = /^--changed(?:=|$)/;
const PARTS_OF_A_CHANGE = ["lint", "imports", "types", "unit"];

/** What takes longest, by its log. Whatever runs beside it goes after it where both want a core. */
const LONGEST = ["http", "playwright"];
const BESIDE_PRIORITY = 5;

/** No build, where no part needs one. */
const NOTHING = Promise.resolve(true);

interface Run extends Context {
  board: Scoreboard;
  parts: Set<string>;
  /** only test files with one of these in their path are run; all when empty */
  files: string[];
  /** `--changed` for Vitest, where only what a change reaches is tested */
  changed?: string;
  /** the data folder that the logs of the checks stay in */
  logs: string;
}

export async function main(context: Context) {
  const board = new Scoreboard(context.steps);
  const args = process.argv.slice(2);
  // Read by tests that take minutes and seldom find anything, and by loops that can be longer.
  if (args.includes(ALL)) process.env.TEST_ALL = "1";
  const chosen = readArguments(args.filter((arg) => arg !== ALL));
  const run = { ...context, board, logs: join(dataFolder(), "test"), ...chosen };
  await checkEverything(run);
  if (run.processes.stopping) return 1;
  await run.processes.stopAll();
  if (run.files.length > 0 && board.tested === 0)
    throw new Failure(`No test file of ${[...run.parts].join(", ")} has ${run.files.join(" or ")} in its path.`);
  console.log(board.summary());
  return board.failed === 0 ? 0 : 1;
}

async function checkEverything(run: Run) {
  const { board, parts, logs } = run;
  const build = new Build(run, logs, { checked: parts.has("types") });
  const withShop = parts.has("http") || parts.has("browser");

  const browser = parts.has("browser") ? findTestBrowser(run) : undefined;
  if (!(await board.check("plugins", undefined, () => build.plugins()))) return checkSources(run);
  // Migrating and seeding need only the plugins, and use one core at most: they run beside the build.
  const building =
    withShop || (parts.has("types") && !run.changed) ? board.check("build", undefined, () => build.rest()) : NOTHING;
  const opening = withShop ? startShop(run, building) : Promise.resolve(undefined);
  const [built, shop, browserPath] = await Promise.all([building, opening, browser]);
  if (!built) return checkSources(run);
  // The HTTP tests wait more than they compute, so what needs no shop is checked meanwhile.
  const check = async () => {
    await checkSources(run);
    if (building !== NOTHING) await checkBrowsers(run);
    if (parts.has("types")) await checkTypes(run);
  };
  await Promise.all([shop ? testTheShop(run, shop, browserPath) : testUnits(run), check()]);
}

async function testUnits(run: Run) {
  if (run.parts.has("unit")) await runVitest(run, "unit", "unit tests", [], process.env);
}

/** Packages, lint, format and the dependency rule, which need nothing built. */
async function checkSources(run: Run) {
  const { board, parts, processes, logs } = run;
  if (parts.has("packages")) {
    const title = "Checking the lock file with older versions of npm";
    await board.check("lock file", title, () => checkLockFile(processes, logs));
    // New advisories appear every day. They concern the maintainers, not somebody who tries the shop.
    if (process.env.CI) await board.check("npm audit", "Asking for known holes in packages", auditPackages);
  }
  if (parts.has("lint"))
    await board.check("lint", "Linting", () =>
      runTool(run, "Biome", "lint", [PROGRAMS.biome, "check", "--colors=off", "."]),
    );
  if (parts.has("imports"))
    await board.check("import rule", "Checking the dependency rule", () =>
      runTool(run, "the dependency rule", "imports", [join(ROOT, "scripts", "check-imports.mjs")]),
    );
}

/** Runs a tool to its end, with a log of its own. */
function runTool({ processes, logs }: Run, name: string, log: string, args: string[], env?: NodeJS.ProcessEnv) {
  const priority = LONGEST.includes(log) ? undefined : BESIDE_PRIORITY;
  return processes.run({ name, args, cwd: ROOT, env, log: logFile(logs, log), priority });
}

/** What is sent to browsers, as it is sent. */
function checkBrowsers(run: Run) {
  const files = [
    "storefront/build/client/assets/*.{js,css}",
    "storefront/build/client/service-worker.js",
    "plugins/back-office/.medusa/server/src/admin/**/*.{js,mjs}",
  ];
  const config = join("tools", "browsers", "eslint.config.mjs");
  return run.board.check("browsers", "Checking the built files for what browsers lack", () =>
    runTool(run, "ESLint", "browsers", [PROGRAMS.eslint, "-c", config, "--no-ignore", "--no-color", ...files]),
  );
}

function checkTypes(run: Run) {
  return run.board.check("types", "Checking types", async () => {
    const turbo = [PROGRAMS.turbo, "run", "typecheck", "--output-logs=errors-only", "--concurrency=2"];
    const env = { ...process.env, TURBO_ENV_MODE: "loose", TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
    await runTool(run, "the type check", "types", turbo, env);
    const tests = join(ROOT, "tsconfig.tests.json");
    await runTool(run, "the type check of the tests", "types-tests", [PROGRAMS.tsc, "-p", tests]);
    await runTool(run, "the type check of the scripts", "types-scripts", [PROGRAMS.tsc, "-p", join(ROOT, "scripts")]);
  });
}

/**
 * Without a browser only the browser tests are left out.
 * @returns the path of the program, undefined for Playwright's own, null when there is none
 */
async function findTestBrowser({ processes, board, logs }: Run): Promise<string | undefined | null> {
  let path: string | undefined;
  const found = await board.check("browser", "Finding a browser", async () => {
    path = await findBrowser(processes, logs);
  });
  return found ? path : null;
}

async function startShop(run: Run, building: Promise<boolean>): Promise<ThrowawayShop | undefined> {
  const { board, parts, logs } = run;
  let shop: ThrowawayShop | undefined;
  await board.check("shop", undefined, async () => {
    shop = await startThrowawayShop(run, { logs, withCopies: parts.has("http"), building });
  });
  return shop;
}

/** The tests that use a running shop. */
async function testTheShop(run: Run, shop: ThrowawayShop, browserPath: string | undefined | null) {
  const { parts } = run;
  const env = { ...process.env, ...environmentOf(shop) };
  if (shop.copies) {
    const config = ["-c", join("backend", "integration-tests", "vitest.config.mts")];
    const inside = ["-c", join("backend", "integration-tests", "container", "vitest.config.mts")];
    const shopEnv = { ...shop.commerceEnv, ...env };
    // These tests count rows, so the HTTP tests must not write into their database.
    const ownEnv = { ...shopEnv, DATABASE_URL: shop.copies.database };
    // The HTTP tests wait more than they compute, so two files run at a time, each process of them in a shop of its own.
    const shops = [shop, shop.copies.shop].map((one) => ({ ...one.commerceEnv, ...environmentOf(one) }));
    await Promise.all([
      runVitest(run, "http", "HTTP tests", config, { ...shopEnv, TEST_SHOPS: JSON.stringify(shops) }),
      // The unit tests run after them: more at a time would slow the shop down, which the HTTP tests wait for.
      runVitest(run, "container", "tests inside the application", inside, ownEnv).then(() => testUnits(run)),
    ]);
  } else {
    await testUnits(run);
  }
  if (parts.has("browser") && browserPath !== null) await runPlaywright(run, browserPath, env);
}

function environmentOf({ settings, secrets, commerceEnv, commerce }: Omit<ThrowawayShop, "copies">) {
  return {
    CI: process.env.CI ?? "1",
    NODE_ENV: "test",
    COMMERCE_URL: localAddress(settings.commercePort),
    EDGE_URL: localAddress(settings.port),
    // Some tests freeze it, as a machine that hangs.
    COMMERCE_PID: String(commerce.pid),
    // Cookies and addresses are for localhost, as in the browser of a person.
    BASE_URL: settings.publicUrl,
    DATABASE_URL: commerceEnv.DATABASE_URL,
    DATA_DIR: settings.dataDir,
    ADMIN_USERNAME: settings.adminUsername,
    ADMIN_EMAIL: settings.adminEmail,
    ADMIN_PASSWORD: secrets.adminPassword,
  };
}

async function runVitest(run: Run, name: string, title: string, config: string[], env: NodeJS.ProcessEnv) {
  const { board, logs, files } = run;
  const report = join(logs, `${name}.json`);
  rmSync(report, { force: true });
  // Not every part has a file of that name.
  const some = files.length > 0 ? ["--passWithNoTests", ...files] : [];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const related = run.changed ? [run.changed, "--passWithNoTests"] : [];
  const args = [PROGRAMS.vitest, "run", ...config, ...reporters, ...related, ...some];
  const work = () => runTool(run, title, name, args, { ...env, NO_COLOR: "1", TEST_LEAVE_OUT: leftOut(files) });
  await board.tests(name, `Running the ${title}`, work, report, readVitestReport);
}

async function runPlaywright(run: Run, browserPath: string | undefined, env: NodeJS.ProcessEnv) {
  const { board, logs, files } = run;
  const report = join(logs, "playwright.json");
  rmSync(report, { force: true });
  const some = files.length > 0 ? ["--pass-with-no-tests", ...files] : [];
  const config = join("storefront", "playwright.config.ts");
  const args = [PROGRAMS.playwright, "test", "-c", config, "--reporter=list,json", ...some];
  const work = () =>
    runTool(run, "the browser tests", "playwright", args, {
      ...env,
      ...(browserPath ? { CHROMIUM_PATH: browserPath } : {}),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PLAYWRIGHT_HTML_OPEN: "never",
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      TEST_LEAVE_OUT: leftOut(files),
    });
  await board.tests("e2e", "Running the browser tests", work, report, readPlaywrightReport);
}

/** The test files that are not run where nothing else is asked for. */
function leftOut(files: readonly string[]): string {
  return process.env.TEST_ALL || files.length > 0 ? "" : testsToLeaveOut();
}

function readArguments(args: string[]): Pick<Run, "parts" | "files" | "changed"> {
  const changed = args.find((arg) => CHANGED.test(arg));
  if (changed) return { parts: new Set(PARTS_OF_A_CHANGE), files: args.filter((arg) => arg !== changed), changed };
  const option = args.find((arg) => arg.startsWith("-") && !/^--only(?:=|$)/.test(arg));
  if (option)
    throw new Failure(
      `usage: npm test -- [--all] [--changed[=REF]] [--only PART,...] [FILE...]; ${option} is not known.`,
    );
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
