import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { logFile } from "./crew.mjs";
import { Failure } from "./failure.mjs";
import { npm, npmEnvironment } from "./npm.mjs";

// Too large to be installed for everybody, so npm brings it when it is asked for. The next one needs Node 22.
const LIGHTHOUSE = "lighthouse@12.8.2";

const FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync";

/**
 * What is measured of a page. Scores are out of 100, `lcp` is milliseconds, `cls` has no unit.
 * @typedef {Record<"performance" | "accessibility" | "best-practices" | "seo" | "lcp" | "cls", number>} Marks
 */

/** Which way each mark must not miss its target. */
export const TARGETS = /** @type {const} */ ([
  { mark: "performance", title: "performance", least: 95 },
  { mark: "accessibility", title: "accessibility", least: 100 },
  { mark: "best-practices", title: "best practices", least: 100 },
  { mark: "seo", title: "SEO", least: 100 },
  { mark: "lcp", title: "LCP ms", most: 1800 },
  { mark: "cls", title: "CLS", most: 0.02 },
]);

/**
 * Audits each page several times.
 * @param {object} options
 * @param {import("./crew.mjs").Crew} options.crew
 * @param {import("./stages.mjs").Stages} options.stages
 * @param {string} options.logs a data folder
 * @param {string} options.browser path of the program
 * @param {{ page: string, url: string }[]} options.pages
 * @param {number} options.runs
 * @returns {Promise<{ rows: { page: string, marks: Marks }[], faults: string[] }>} the middle of the runs, and what cost marks
 */
export async function auditPages({ crew, stages, logs, browser, pages, runs }) {
  const rows = [];
  /** @type {Set<string>} */
  const faults = new Set();
  for (const { page, url } of pages) {
    const marks = [];
    for (let run = 1; run <= runs; run += 1) {
      const report = await stages.run(`Auditing ${page}, ${run} of ${runs}`, () =>
        auditPage({ crew, logs, browser, url }),
      );
      marks.push(readMarks(report));
      for (const fault of faultsOf(report)) faults.add(`${page}: ${fault}`);
    }
    rows.push({ page, marks: middle(marks) });
  }
  return { rows, faults: [...faults] };
}

/**
 * Audits a page once, as on a phone, and answers Lighthouse's own report.
 * @param {object} options
 * @param {import("./crew.mjs").Crew} options.crew
 * @param {string} options.logs a data folder
 * @param {string} options.browser path of the program
 * @param {string} options.url
 * @returns {Promise<Report>}
 */
async function auditPage({ crew, logs, browser, url }) {
  const log = logFile(logs, "lighthouse");
  const report = join(logs, "lighthouse.json");
  rmSync(report, { force: true });
  await crew.run({
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
      "--only-categories=performance,accessibility,best-practices,seo",
      `--chrome-flags=${FLAGS}`,
    ),
    cwd: logs,
    env: { ...npmEnvironment(), CHROME_PATH: browser },
    log,
  });
  return JSON.parse(readFileSync(report, "utf8"));
}

/**
 * The part of Lighthouse's report that is read here.
 * @typedef {object} Report
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, numericValue?: number, displayValue?: string }>} audits
 */

/**
 * @param {Report} report
 * @returns {Marks}
 */
export function readMarks({ categories, audits }) {
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: Math.round(value("largest-contentful-paint")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
  };
}

/**
 * What cost a report its full marks, one line each; speed only where the page missed its target.
 * @param {Report} report
 * @returns {string[]}
 */
export function faultsOf({ categories, audits }) {
  return TARGETS.flatMap((target) => {
    const category = categories[target.mark];
    if (!category || !("least" in target) || Math.round((category.score ?? 0) * 100) >= target.least) return [];
    return category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${target.title}: ${audits[id]?.title} (${audits[id]?.displayValue ?? id})`);
  });
}

/**
 * The middle of several audits of one page, each mark for itself: a machine that does other work is late now and then.
 * @param {Marks[]} runs
 * @returns {Marks}
 */
export function middle(runs) {
  const marks = TARGETS.map(({ mark }) => {
    const sorted = runs.map((run) => run[mark]).sort((a, b) => a - b);
    return [mark, sorted[Math.floor((sorted.length - 1) / 2)] ?? 0];
  });
  return /** @type {Marks} */ (Object.fromEntries(marks));
}

/**
 * Names of the marks that miss their target.
 * @param {Marks} marks
 * @returns {string[]}
 */
export function missed(marks) {
  return TARGETS.filter((target) =>
    "least" in target ? marks[target.mark] < target.least : marks[target.mark] > target.most,
  ).map(({ title }) => title);
}

/**
 * @param {{ page: string, marks: Marks }[]} rows
 * @returns {string}
 */
export function auditTable(rows) {
  const header = ["", ...TARGETS.map(({ title }) => title)];
  const wanted = ["wanted", ...TARGETS.map((target) => ("least" in target ? `≥ ${target.least}` : `≤ ${target.most}`))];
  const body = rows.map(({ page, marks }) => {
    const misses = missed(marks);
    return [page, ...TARGETS.map(({ mark, title }) => `${misses.includes(title) ? "✖ " : ""}${marks[mark]}`)];
  });
  const table = [header, wanted, ...body];
  const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  "),
    )
    .join("\n");
}

/**
 * The pages that people arrive at: home, a product, a service category that has stores.
 * @param {string} shop
 * @returns {Promise<{ page: string, url: string }[]>}
 */
export async function arrivalPages(shop) {
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

/**
 * @param {string} shop
 * @param {string} path
 * @returns {Promise<{ id: number, slug: string }[]>}
 */
async function read(shop, path) {
  const answer = await fetch(new URL(path, shop)).catch(() => undefined);
  if (!answer?.ok) throw new Failure(`${shop} does not answer ${path}.`);
  return /** @type {Promise<{ id: number, slug: string }[]>} */ (answer.json());
}
