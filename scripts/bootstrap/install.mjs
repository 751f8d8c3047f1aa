import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure, formatError, messageOf } from "./failure.mjs";
import { makePrivateFolder } from "./make-folder.mjs";
import { npm, npmEnvironment } from "./npm.mjs";
import { BUILT_ONLY, dataFolder, installed, NODE_MODULES, ROOT } from "./paths.mjs";
import { stopGroup } from "./process-group.mjs";
import { Steps } from "./steps.mjs";

const STAMP = installed(".zakh-install");
const STOP_TIMEOUT_MS = 5_000;
const SIGNALS = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * Installs what package-lock.json says. Does nothing when that is installed already, and in an image.
 * @param {number} interrupted the exit code after Ctrl-C
 * @param {() => Promise<void>} [before] throws a Failure when installing would be for nothing
 */
export async function installPackages(interrupted, before) {
  if (BUILT_ONLY) return;
  const hash = createHash("sha256").update(readFileSync(join(ROOT, "package-lock.json")));
  const wanted = `${process.platform}-${process.arch} ${hash.digest("hex")}`;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  const steps = new Steps();
  try {
    // Packages may have been installed by hand, so npm's own record of what is installed decides.
    if (!matchesLockFile()) {
      await before?.();
      await steps.run("Installing packages", () => runNpmCi(steps, interrupted));
    }
    writeFileSync(STAMP, wanted);
  } catch (error) {
    steps.print(`\n${formatError(error)}`);
    process.exit(1);
  }
}

/**
 * @param {Steps} steps
 * @param {number} interrupted
 * @returns {Promise<void>}
 */
function runNpmCi(steps, interrupted) {
  const log = join(dataFolder(), "logs", "install.log");
  const output = openLog(log);
  const { command, args } = npm("ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline");
  const child = spawn(command, args, {
    cwd: ROOT,
    env: npmEnvironment(),
    // A process group of its own, so that what npm has started is stopped with it.
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    steps.print("\nStopping…");
    steps.silence();
    if (child.pid) await stopGroup(child.pid, { timeoutMs: STOP_TIMEOUT_MS });
    process.exit(interrupted);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Failure(`npm cannot be started (${error.message}).`)));
    child.once("close", (code, signal) => {
      if (stopping) return;
      for (const name of SIGNALS) process.off(name, stop);
      if (code === 0 && matchesLockFile()) return resolve();
      // "Exit handler never called!": npm 10 ends in the middle when a download fails, and exits with 0.
      if (code === 0)
        return reject(new Failure("npm has ended before every package was installed.", { log, lines: 20 }));
      const how = signal ? `signal ${signal}` : `exit code ${code}`;
      // npm prints the reason before its usage, so more lines are shown.
      reject(new Failure(`The installation of packages (npm ci) failed (${how}).`, { log, lines: 90 }));
    });
  });
}

/** @param {string} file */
function openLog(file) {
  try {
    makePrivateFolder(join(file, ".."));
    return openSync(file, "w", 0o600);
  } catch (error) {
    throw new Failure(`The data folder ${dataFolder()} cannot be written (${messageOf(error)}); set DATA_DIR.`);
  }
}

/** Whether every package that the lock file requires on this system is installed in exactly that version. */
function matchesLockFile() {
  const record = join(NODE_MODULES, ".package-lock.json");
  if (!existsSync(record)) return false;
  /** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Entry */
  /** @type {Record<string, Entry>} */
  const locked = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages;
  /** @type {Record<string, Entry>} */
  const present = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && found.integrity === entry.integrity && existsSync(join(ROOT, path));
  });
}
