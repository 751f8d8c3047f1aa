import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { logFile } from "./crew.mjs";
import { installed, NODE_MODULES, ROOT } from "./paths.mjs";

const STAMP = installed(".zakh-install");
// Settings of the npm that runs us, such as `--prefix` or `--silent`, which would bend the one that installs.
const ABOUT_OUR_NPM =
  /^npm_(config_(prefix|local_prefix|global|global_prefix|workspaces?|loglevel|include_workspace_root|omit)|lifecycle|package|command)/;

/**
 * Brings node_modules to what package-lock.json says, and does nothing when that is so already.
 * @param {import("./crew.mjs").Crew} crew
 * @param {import("./stages.mjs").Stages} stages
 * @param {string} dataDir
 */
export async function installPackages(crew, stages, dataDir) {
  const wanted = `${process.platform}-${process.arch} ${createHash("sha256")
    .update(readFileSync(join(ROOT, "package-lock.json")))
    .digest("hex")}`;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  // Somebody may have installed by hand: npm's own record of what it put there tells.
  if (!holdsWhatIsLocked()) {
    await stages.run("Installing packages", () =>
      crew.run({
        name: "the installation of packages (npm ci)",
        ...npm("ci", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"),
        cwd: ROOT,
        env: environment(),
        log: logFile(dataDir, "install"),
        // npm tells the reason first and how it is used afterwards.
        lines: 90,
      }),
    );
  }
  writeFileSync(STAMP, wanted);
}

/**
 * How to run npm: the one that runs us, if one does.
 * @param {string[]} args
 */
function npm(...args) {
  const ours = process.env.npm_execpath;
  if (ours?.endsWith("npm-cli.js")) return { command: process.execPath, args: [ours, ...args] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args };
}

function environment() {
  // Production here would leave out the tools that build.
  const { NODE_ENV: _, ...rest } = process.env;
  return Object.fromEntries(Object.entries(rest).filter(([name]) => !ABOUT_OUR_NPM.test(name)));
}

/** Whether every package that the lock file demands of this machine is there in that very version. */
function holdsWhatIsLocked() {
  const record = join(NODE_MODULES, ".package-lock.json");
  if (!existsSync(record)) return false;
  /** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Entry */
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
