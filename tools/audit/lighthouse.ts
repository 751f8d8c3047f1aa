import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../../scripts/bootstrap/failure.mjs";
import { npm, npmEnvironment } from "../../scripts/bootstrap/npm.mjs";
import { logFile } from "../../scripts/lib/processes/log-files.ts";
import type { ProcessManager } from "../../scripts/lib/processes/process-manager.ts";
import type { Context } from "../../scripts/lib/processes/run-command.ts";
import { alignColumns } from "../lib/align-columns.ts";

// Too large to be a dependency, so `npm exec` downloads it when it is needed. The next version needs Node 22.
const LIGHTHOUSE = "lighthouse@12.8.2";

const CATEGORIES = "performance,accessibility,best-practices,seo";
const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync";

/** What is measured of a page. Scores are out of 100, `lcp` and `tbt` are milliseconds, `cls` has no unit. */
export type Scores = Record<"performance" | "accessibility" | "best-practices" | "seo" | "lcp" | "tbt" | "cls", number>;

/** What each score must reach, or not exceed. */
const TARGETS = [
  { name: "performance", title: "performance", min: 95 },
  { name: "accessibility", title: "accessibility", min: 100 },
  { name: "best-practices", title: "best practices", min: 100 },
  { name: "seo", title: "SEO", min: 100 },
  { name: "lcp", title: "LCP ms", max: 1800 },
  { name: "tbt", title: "TBT ms", max: 200 },
  { name: "cls", title: "CLS", max: 0.02 },
] as const;

interface AuditOptions {
  /** a data folder */
  logs: string;
  /** path of the program */
  browser: string;
  pages: { page: string; url: string }[];
  runs: number;
  /** how many times slower the processor is made */
  slowdown: number;
}

/**
 * By how much Lighthouse's authors have a processor of each `benchmarkIndex` slowed down to be that of the same mid-range phone:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
const SLOWDOWNS = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 2000, slowdown: 6 },
];

/** The slowdown between two points of the table, and as steep as its end beyond it; at least 1, and with one decimal. */
export function slowdownOf(benchmarkIndex: number): number {
  const above = Math.max(
    1,
    SLOWDOWNS.findIndex(({ index }, at) => benchmarkIndex < index || at === SLOWDOWNS.length - 1),
  );
  const [low, high] = [SLOWDOWNS[above - 1], SLOWDOWNS[above]];
  if (!low || !high) throw new Error("The table has two rows or more.");
  const slope = (high.slowdown - low.slowdown) / (high.index - low.index);
  return Math.max(1, Math.round((low.slowdown + (benchmarkIndex - low.index) * slope) * 10) / 10);
}

/** How fast this machine is by Lighthouse's own measure, the median of three, and the slowdown that makes it the phone of every other. */
export async function measureMachine(
  { processes, steps }: Context,
  { logs, browser, pages }: Omit<AuditOptions, "runs" | "slowdown">,
): Promise<{ benchmarkIndex: number; slowdown: number }> {
  const url = pages[0]?.url ?? "about:blank";
  const flags = ["--only-audits=viewport", "--throttling-method=provided"];
  const profile = mkdtempSync(join(logs, "profile-"));
  const indexes = await steps.run("Measuring this machine", async () => {
    const measured = [];
    for (let run = 1; run <= 3; run += 1) {
      const { environment } = await auditPage(processes, { logs, browser, url, profile, flags });
      measured.push(environment.benchmarkIndex);
    }
    return measured;
  });
  rmSync(profile, { recursive: true, force: true });
  const benchmarkIndex = Math.round(medianOf(indexes));
  return { benchmarkIndex, slowdown: slowdownOf(benchmarkIndex) };
}

/** How somebody comes to a page. Lighthouse empties the browser before the first visit; at the second the service worker answers. */
const VISITS = [
  { name: "", flags: [] },
  { name: ", second visit", flags: ["--disable-storage-reset"] },
] as const;

/**
 * Audits each page several times, as a first and as a second visit.
 * @returns the median of the runs, and what cost points
 */
export async function auditPages(
  { processes, steps }: Context,
  { logs, browser, pages, runs, slowdown }: AuditOptions,
) {
  const asPhone = [`--only-categories=${CATEGORIES}`, `--throttling.cpuSlowdownMultiplier=${slowdown}`];
  const rows: { page: string; scores: Scores }[] = [];
  const faults = new Set<string>();
  for (const { page, url } of pages) {
    const profile = mkdtempSync(join(logs, "profile-"));
    for (const { name, flags } of VISITS) {
      const scores = [];
      for (let run = 1; run <= runs; run += 1) {
        const report = await steps.run(`Auditing ${page}${name}, ${run} of ${runs}`, () =>
          auditPage(processes, { logs, browser, url, profile, flags: [...asPhone, ...flags] }),
        );
        scores.push(readScores(report));
        for (const fault of faultsOf(report)) faults.add(`${page}${name}: ${fault}`);
      }
      rows.push({ page: `${page}${name}`, scores: median(scores) });
    }
    rmSync(profile, { recursive: true, force: true });
  }
  return { rows, faults: [...faults] };
}

interface Audit extends Pick<AuditOptions, "logs" | "browser"> {
  url: string;
  /** folder of the browser's profile */
  profile: string;
  flags: readonly string[];
}

/** Audits a page once, as on a phone, and answers Lighthouse's own report. */
async function auditPage(processes: ProcessManager, { logs, browser, url, profile, flags }: Audit): Promise<Report> {
  const log = logFile(logs, "lighthouse");
  const report = join(logs, "lighthouse.json");
  rmSync(report, { force: true });
  await processes.run({
    name: `the audit of ${url}`,
    ...npm(
      "exec",
      "--yes",
      `--package=${LIGHTHOUSE}`,
      "--",
      "lighthouse",
      url,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--chrome-flags=${FLAGS} --user-data-dir=${profile}`,
      ...flags,
    ),
    cwd: logs,
    env: { ...npmEnvironment(), CHROME_PATH: browser },
    log,
  });
  return JSON.parse(readFileSync(report, "utf8"));
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; displayValue?: string }>;
}

export function readScores({ categories, audits }: Omit<Report, "environment">): Scores {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
  };
}

/** What cost a report points, one line each; speed only where the page missed its target. */
export function faultsOf({ categories, audits }: Omit<Report, "environment">): string[] {
  return TARGETS.flatMap((target) => {
    const category = categories[target.name];
    if (!category || !("min" in target) || Math.round((category.score ?? 0) * 100) >= target.min) return [];
    return category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${target.title}: ${audits[id]?.title} (${audits[id]?.displayValue ?? id})`);
  });
}

/** The median of several audits of one page, each score for itself, because a busy machine spoils single runs. */
export function median(runs: Scores[]): Scores {
  return Object.fromEntries(TARGETS.map(({ name }) => [name, medianOf(runs.map((run) => run[name]))])) as Scores;
}

function medianOf(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}

/** Titles of the scores that miss their target. */
export function missed(scores: Scores): string[] {
  return TARGETS.filter((target) =>
    "min" in target ? scores[target.name] < target.min : scores[target.name] > target.max,
  ).map(({ title }) => title);
}

export function auditTable(rows: { page: string; scores: Scores }[]): string {
  const header = ["", ...TARGETS.map(({ title }) => title)];
  const wanted = ["wanted", ...TARGETS.map((target) => ("min" in target ? `≥ ${target.min}` : `≤ ${target.max}`))];
  const body = rows.map(({ page, scores }) => {
    const misses = missed(scores);
    return [page, ...TARGETS.map(({ name, title }) => `${misses.includes(title) ? "✖ " : ""}${scores[name]}`)];
  });
  return alignColumns([header, wanted, ...body]).join("\n");
}

/** The pages that people arrive at: home, a product, a service category that has stores. */
export async function arrivalPages(shop: string): Promise<{ page: string; url: string }[]> {
  const [product] = await read(shop, "/api/products");
  const categories = await read(shop, "/api/service-categories");
  const filled = await Promise.all(
    categories.map(async ({ slug }) => (await read(shop, `/api/service-categories/${slug}/stores`)).length > 0),
  );
  const category = categories[Math.max(0, filled.indexOf(true))];
  if (!product || !category) throw new Failure(`${shop} has no product or no service category to audit.`);
  return [
    { page: "home", url: new URL("/", shop).href },
    { page: "product", url: new URL(`/products/${product.id}`, shop).href },
    { page: "service category", url: new URL(`/service-category/${category.slug}`, shop).href },
  ];
}

async function read(shop: string, path: string): Promise<{ id: number; slug: string }[]> {
  const answer = await fetch(new URL(path, shop)).catch(() => undefined);
  if (!answer?.ok) throw new Failure(`${shop} does not answer ${path}.`);
  return answer.json() as Promise<{ id: number; slug: string }[]>;
}
