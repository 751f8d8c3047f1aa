import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { logFile } from "./crew.mjs";
import { npm, npmEnvironment } from "./npm.mjs";
import { BUILT_ONLY, installed, NODE_MODULES, ROOT } from "./paths.mjs";

const STAMP = installed(".zakh-install");

/**
 * Brings node_modules to what package-lock.json says, and does nothing when that is so already, or in an image.
 * @param {import("./crew.mjs").Crew} crew
 * @param {import("./stages.mjs").Stages} stages
 * @param {string} dataDir
 */
export async function installPackages(crew, stages, dataDir) {
  if (BUILT_ONLY) return;
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
        env: npmEnvironment(),
        log: logFile(dataDir, "install"),
        // npm tells the reason first and how it is used afterwards.
        lines: 90,
      }),
    );
  }
  writeFileSync(STAMP, wanted);
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
