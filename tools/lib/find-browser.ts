import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { Failure } from "../../scripts/bootstrap/failure.mjs";
import { PROGRAMS, ROOT } from "../../scripts/bootstrap/paths.mjs";
import { logFile } from "../../scripts/lib/processes/log-files.ts";
import type { Job, ProcessManager } from "../../scripts/lib/processes/process-manager.ts";

/** The headless shell first: a test takes half as long in it as in a whole browser. */
const PROGRAM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const MAC_PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const LAUNCH_TIMEOUT_MS = 30_000;

/**
 * A browser for Playwright that really starts on this machine: the one in CHROMIUM_PATH, Playwright's own, one of the
 * system, or else one that is installed now.
 * @returns the path of the program; nothing when it is Playwright's own
 */
export async function findBrowser(processes: ProcessManager, dataDir: string): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await launches(named)) return named;
    throw new Failure(`The browser in CHROMIUM_PATH (${named}) cannot be started.`);
  }
  if (await launches(undefined)) return undefined;
  const systemBrowser = await findSystemBrowser();
  if (systemBrowser) return systemBrowser;

  const log = logFile(dataDir, "browser");
  for (const attempt of installCommands()) {
    await processes.run({ name: "bringing a browser", ...attempt, cwd: ROOT, log }).catch(() => {});
    if (processes.stopping) break;
    if (await launches(undefined)) return undefined;
    const installed = await findSystemBrowser();
    if (installed) return installed;
  }
  throw new Failure("No browser was found or could be installed; install Chromium or Chrome, or set CHROMIUM_PATH.", {
    log,
  });
}

/** The same browser, always by the path of its program. */
export async function browserProgram(processes: ProcessManager, dataDir: string) {
  const found = await findBrowser(processes, dataDir);
  return found ?? chromium.executablePath();
}

/** How a browser can be installed, in the order in which it is tried. Only root can install its libraries as well. */
function installCommands(): Pick<Job, "command" | "args" | "env">[] {
  const root = process.getuid?.() === 0;
  const playwright = { args: [PROGRAMS.playwright, "install", ...(root ? ["--with-deps"] : []), "chromium"] };
  if (!root || !find("apt-get")) return [playwright];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return [
    playwright,
    { command: "apt-get", args: ["update"], env },
    // Not every system has a package of the headless shell.
    ...["chromium-headless-shell", "chromium"].map((name) => ({
      command: "apt-get",
      args: ["install", "--yes", "--no-install-recommends", name],
      env,
    })),
  ];
}

async function findSystemBrowser() {
  for (const program of [...PROGRAM_NAMES.map(find), ...MAC_PATHS.filter(executable)]) {
    if (program && (await launches(program))) return program;
  }
  return undefined;
}

/**
 * Starts the browser to see whether it works: it may lack a library, or be a script that only asks to install one.
 * @param program Playwright's own when not named
 */
async function launches(program: string | undefined) {
  if (program && spawnSync(program, ["--version"], { timeout: LAUNCH_TIMEOUT_MS }).status !== 0) return false;
  try {
    const browser = await chromium.launch({
      executablePath: program,
      args: ["--no-sandbox", "--disable-gpu"],
      timeout: LAUNCH_TIMEOUT_MS,
      // The process manager stops everything in order.
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

function find(name: string) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(executable);
}

function executable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
