import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { logFile } from "./crew.mjs";
import { Failure } from "./failure.mjs";
import { PROGRAMS, ROOT } from "./paths.mjs";

/** The shell alone first: without the windows of a whole browser each test costs half as much. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const LAUNCH_WITHIN = 30_000;

/**
 * A browser for Playwright that really starts on this machine: the one in CHROMIUM_PATH, Playwright's own, one of the
 * system, or else one that is brought now.
 * @param {import("./crew.mjs").Crew} crew
 * @param {string} dataDir
 * @returns {Promise<string | undefined>} the path of the program; nothing when it is Playwright's own
 */
export async function findBrowser(crew, dataDir) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await launches(named)) return named;
    throw new Failure(`The browser in CHROMIUM_PATH (${named}) cannot be started.`);
  }
  if (await launches(undefined)) return undefined;
  const ofTheSystem = await firstOfTheSystem();
  if (ofTheSystem) return ofTheSystem;

  const log = logFile(dataDir, "browser");
  for (const attempt of attempts()) {
    await crew.run({ name: "bringing a browser", ...attempt, cwd: ROOT, log, append: true }).catch(() => {});
    if (crew.stopping) break;
    if (await launches(undefined)) return undefined;
    const brought = await firstOfTheSystem();
    if (brought) return brought;
  }
  throw new Failure("No browser was found or could be brought; install Chromium or Chrome, or set CHROMIUM_PATH.", {
    log,
  });
}

/**
 * The same browser, always by the path of its program.
 * @param {import("./crew.mjs").Crew} crew
 * @param {string} dataDir
 */
export async function browserProgram(crew, dataDir) {
  const found = await findBrowser(crew, dataDir);
  return found ?? (await import("@playwright/test")).chromium.executablePath();
}

/**
 * The ways of getting a browser, in turn. Only root may also install the libraries that it needs.
 * @returns {{ command?: string, args: string[], env?: NodeJS.ProcessEnv }[]}
 */
function attempts() {
  const root = process.getuid?.() === 0;
  const playwright = { args: [PROGRAMS.playwright, "install", ...(root ? ["--with-deps"] : []), "chromium"] };
  if (!root || !find("apt-get")) return [playwright];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return [
    playwright,
    { command: "apt-get", args: ["update"], env },
    // Not every system has the shell by itself.
    ...["chromium-headless-shell", "chromium"].map((name) => ({
      command: "apt-get",
      args: ["install", "--yes", "--no-install-recommends", name],
      env,
    })),
  ];
}

async function firstOfTheSystem() {
  for (const program of [...NAMES.map(find), ...PLACES.filter(executable)]) {
    if (program && (await launches(program))) return program;
  }
  return undefined;
}

/**
 * A browser may be there and yet miss a library, or be a script that only tells to install one: so it is started.
 * @param {string | undefined} program Playwright's own when not named
 */
async function launches(program) {
  if (program && spawnSync(program, ["--version"], { timeout: LAUNCH_WITHIN }).status !== 0) return false;
  const { chromium } = await import("@playwright/test");
  try {
    const browser = await chromium.launch({
      executablePath: program,
      args: ["--no-sandbox", "--disable-gpu"],
      timeout: LAUNCH_WITHIN,
      // Signals are for us to hand on, in order.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
function find(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(executable);
}

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
