import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Failure } from "../../scripts/bootstrap/failure.mjs";
import { npm, npmEnvironment } from "../../scripts/bootstrap/npm.mjs";
import { ROOT } from "../../scripts/bootstrap/paths.mjs";
import { logFile } from "../../scripts/lib/processes/log-files.ts";
import type { ProcessManager } from "../../scripts/lib/processes/process-manager.ts";

/** The npm that comes with Node 20, and one of the versions between it and 11.9, which read a lock file more strictly than later ones. */
const NPM_VERSIONS = ["10.8.2", "11.6.2"];

/** Advisories that are known and accepted: id and reason. */
const ACCEPTED = new URL("./accepted-advisories.json", import.meta.url);

/** Lists of advisories are long. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Checks that the npm of supported Node versions accepts package-lock.json, without installing anything.
 * @returns why it was skipped: the registry did not give those versions of npm
 */
export async function checkLockFile(processes: ProcessManager, logs: string): Promise<string | undefined> {
  const job = { cwd: ROOT, env: npmEnvironment(), log: logFile(logs, "lock-file") };
  for (const version of NPM_VERSIONS) {
    const folder = mkdtempSync(join(tmpdir(), "zakh-npm-"));
    try {
      const install = npm("install", "--prefix", folder, "--no-audit", "--no-fund", `npm@${version}`);
      const installed = await processes.run({ name: `npm ${version}`, ...job, ...install }).then(
        () => true,
        () => false,
      );
      if (!installed) return `npm ${version} could not be downloaded`;
      const program = join(folder, "node_modules", "npm", "bin", "npm-cli.js");
      const args = [program, "ci", "--dry-run", "--ignore-scripts", "--no-audit", "--no-fund"];
      await processes.run({ name: `the check of package-lock.json by npm ${version}`, ...job, args });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/**
 * Asks the registry for known holes of high or critical severity in what the shop runs on, and fails on one that is not listed in
 * `accepted-advisories.json`.
 * @returns why it was left out: not every registry answers this
 */
export async function auditPackages(): Promise<string | undefined> {
  const { command, args } = npm("audit", "--json", "--omit=dev");
  const options = { cwd: ROOT, env: npmEnvironment(), maxBuffer: MAX_OUTPUT_BYTES };
  // It ends with an exit code when there are advisories.
  const { stdout } = await promisify(execFile)(command, args, options).catch((error) => error);
  const report = parseReport(String(stdout ?? ""));
  if (!report) return "the registry does not answer npm audit";
  const accepted: Record<string, string> = JSON.parse(readFileSync(ACCEPTED, "utf8"));
  const found = newAdvisories(report, accepted);
  if (found.length > 0) {
    throw new Failure(
      `Known holes in installed packages:\n${found.join("\n")}\nUpdate them, or say in ${ACCEPTED.pathname} why not.`,
    );
  }
}

interface Advisory {
  url: string;
  severity: string;
  title: string;
  name: string;
}

type AuditReport = { vulnerabilities: Record<string, { via: (Advisory | string)[] }> };

/**
 * The advisories of high or critical severity that nobody has accepted, one line each.
 * @param accepted by advisory id, such as `GHSA-xxxx-xxxx-xxxx`
 */
export function newAdvisories({ vulnerabilities }: AuditReport, accepted: Record<string, string>): string[] {
  const lines = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === "object")
    .filter(({ severity }) => severity === "high" || severity === "critical")
    .filter(({ url }) => !(url.slice(url.lastIndexOf("/") + 1) in accepted))
    .map(({ name, severity, title, url }) => `${name} (${severity}): ${title}, ${url}`);
  return [...new Set(lines)].sort();
}

export function parseReport(text: string): AuditReport | undefined {
  try {
    const report = JSON.parse(text);
    return report?.vulnerabilities ? report : undefined;
  } catch {
    return undefined;
  }
}
