import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "../lib/browser.mjs";
import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { auditPage, auditTable, faultsOf, middle, missed, readMarks } from "../lib/lighthouse.mjs";
import { makeFolder } from "../lib/make-folder.mjs";
import { readSettings } from "../lib/settings.mjs";
import { startThrowawayShop } from "../lib/throwaway-shop.mjs";

const USAGE = "usage: npm run audit -- [--url http://localhost:3000] [--runs 3]";

export function main() {
  return runCommand(
    async (crew, stages) => {
      const wishes = readWishes(process.argv.slice(2));
      const logs = join(readSettings().dataDir, "audit");
      makeFolder(logs);
      await installPackages(crew, stages, logs);
      const browser = await stages.run("Finding a browser", () => programOf(crew, logs));
      const url = wishes.url ?? (await ownShop(crew, stages, logs));

      const rows = [];
      const faults = new Set();
      for (const { page, path } of await pagesOf(url)) {
        const marks = [];
        for (let run = 1; run <= wishes.runs; run += 1) {
          const report = await stages.run(`Auditing ${page}, ${run} of ${wishes.runs}`, () =>
            auditPage({ crew, logs, browser, url: new URL(path, url).href }),
          );
          marks.push(readMarks(report));
          for (const fault of faultsOf(report)) faults.add(`${page}: ${fault}`);
        }
        rows.push({ page, marks: middle(marks) });
      }
      const misses = rows.filter(({ marks }) => missed(marks).length > 0);
      if (misses.length > 0) stages.say(`\n${[...faults].join("\n")}`);
      stages.say(`\n${auditTable(rows)}\n`);
      return misses.length === 0 ? 0 : 1;
    },
    { interrupted: 130 },
  );
}

/**
 * @param {string[]} args
 * @returns {{ url: string | undefined, runs: number }}
 */
function readWishes(args) {
  try {
    const { url, runs = "3" } = parseArgs({
      args,
      options: { url: { type: "string" }, runs: { type: "string" } },
    }).values;
    if (url !== undefined && !/^https?:\/\//.test(url)) throw new Error("--url takes the address of a running shop.");
    if (!/^[1-9]$/.test(runs)) throw new Error("--runs takes a number from 1 to 9.");
    return { url, runs: Number(runs) };
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/**
 * The browser that the tests use, by the path of its program.
 * @param {import("../lib/crew.mjs").Crew} crew
 * @param {string} logs
 */
async function programOf(crew, logs) {
  const found = await findBrowser(crew, logs);
  return found ?? (await import("@playwright/test")).chromium.executablePath();
}

/**
 * @param {import("../lib/crew.mjs").Crew} crew
 * @param {import("../lib/stages.mjs").Stages} stages
 * @param {string} logs
 * @returns {Promise<string>} its address
 */
async function ownShop(crew, stages, logs) {
  const build = new Build(crew, stages, logs);
  await build.plugins();
  await build.rest();
  const { settings } = await startThrowawayShop({ crew, stages, logs });
  return settings.publicUrl;
}

/**
 * The pages that people arrive at: home, a product, a service category that has stores.
 * @param {string} shop
 * @returns {Promise<{ page: string, path: string }[]>}
 */
async function pagesOf(shop) {
  const [product] = await read(shop, "/api/products");
  const categories = await read(shop, "/api/service-categories");
  const filled = await Promise.all(
    categories.map(async ({ slug }) => (await read(shop, `/api/service-categories/${slug}/stores`)).length > 0),
  );
  const category = categories[Math.max(0, filled.indexOf(true))];
  if (!product || !category) throw new Failure(`${shop} has no product or no service category to audit.`);
  return [
    { page: "home", path: "/" },
    { page: "product", path: `/products/${product.id}` },
    { page: "service category", path: `/service-category/${category.slug}` },
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
