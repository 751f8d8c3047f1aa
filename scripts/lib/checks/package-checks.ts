import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Failure } from "../../bootstrap/failure.mjs";
import { npm, npmEnvironment } from "../../bootstrap/npm.mjs";
import { ROOT } from "../../bootstrap/paths.mjs";

const run = promisify(execFile);

/** The npm that comes with Node 20, and one of the versions between it and 11.9, which read a lock file more strictly than later ones. */
const NPM_VERSIONS = ["10.8.2", "11.6.2"];

/** Advisories that are known and accepted: id and reason. */
const ACCEPTED = new URL("../../accepted-advisories.json", import.meta.url);

/** Lists of advisories are long. */
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;

/**
 * Holds package-lock.json to what the npm of supported Node versions accepts, without installing anything.
 * @returns why it was left out: the registry did not give those versions of npm
 */
export async function checkLockFile(): Promise<string | undefined> {
  for (const version of NPM_VERSIONS) {
    const folder = mkdtempSync(join(tmpdir(), "zakh-npm-"));
    try {
      const brought = await runNpm(["install", "--prefix", folder, "--no-audit", "--no-fund", `npm@${version}`]);
      if (brought.code !== 0) return `npm ${version} could not be downloaded`;
      const program = join(folder, "node_modules", "npm", "bin", "npm-cli.js");
      const dry = await runProgram(program, ["ci", "--dry-run", "--ignore-scripts", "--no-audit", "--no-fund"]);
      if (dry.code !== 0) {
        const reasons = dry.stderr.split("\n").filter((line) => !line.startsWith("npm warn"));
        throw new Failure(`npm ${version} refuses package-lock.json:\n${reasons.slice(0, 40).join("\n")}`);
      }
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
  const { stdout } = await runNpm(["audit", "--json", "--omit=dev"]);
  const report = parseReport(stdout);
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

function runNpm(args: string[]) {
  const { command, args: all } = npm(...args);
  return settle(run(command, all, { cwd: ROOT, env: npmEnvironment(), maxBuffer: OUTPUT_MAX_BYTES }));
}

function runProgram(program: string, args: string[]) {
  const options = { cwd: ROOT, env: npmEnvironment(), maxBuffer: OUTPUT_MAX_BYTES };
  return settle(run(process.execPath, [program, ...args], options));
}

function settle(running: Promise<{ stdout: string; stderr: string }>) {
  return running.then(
    (output) => ({ code: 0, ...output }),
    (error) => ({ code: 1, stdout: String(error.stdout ?? ""), stderr: String(error.stderr || error.message) }),
  );
}
