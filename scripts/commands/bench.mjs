import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { browserProgram } from "../lib/browser.mjs";
import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { arrivalPages, auditPages, auditTable } from "../lib/lighthouse.mjs";
import { ROOT } from "../lib/paths.mjs";
import { readSettings } from "../lib/settings.mjs";
import { startThrowawayShop } from "../lib/throwaway-shop.mjs";
import { wholeNumber } from "../lib/wishes.mjs";

const USAGE = "usage: npm run bench -- [--quick | --browser | --growth | --admin] [--products N] [--orders M]";

/** The shop whose back office is to be quick. */
const LARGE = { products: 5000, orders: 20_000, users: 20_000, pictures: 5000 };

/** Where a whole run leaves its figures; a quick one leaves none, for they are rough. */
const RESULTS = join(ROOT, "bench", "results.json");

export function main() {
  return runCommand(
    async (crew, stages) => {
      const { quick, browser, growth, admin, ...wishes } = readOptions();
      const { dataDir } = readSettings({ DATA_DIR: process.env.DATA_DIR, INIT_CWD: process.env.INIT_CWD });
      const logs = join(dataDir, "bench");
      await installPackages(crew, stages, logs);
      await new Build(crew, stages, logs).all();
      if (growth) return ofGrowth(crew, stages, { logs, wishes });
      if (admin) return ofAdminScreens(crew, stages, logs);

      // Medusa's own checkout is measured as well; without this its calls write nothing.
      process.env.MEDUSA_STORE_WRITES = "bench-only";
      const own = await startThrowawayShop({ crew, stages, logs, wishes, trustedProxies: 1 });
      if (browser) return inBrowser(crew, stages, { logs, url: own.settings.publicUrl });

      // What needs packages is loaded once they are there.
      const { runBench, describeResults } = await import("../../bench/run.mjs");
      const results = await stages.run("Measuring", (detail) =>
        runBench({
          shop: addressesOf(own),
          processes: { commerce: own.commerce.pid, edge: own.edge.pid },
          quick,
          detail,
          afterwards: (close) => crew.afterwards(close),
        }),
      );
      stages.say(`\n${describeResults(results)}\n${wishes.products} products, ${wishes.orders} orders before the run.`);
      if (!quick) writeFileSync(RESULTS, `${JSON.stringify({ shop: wishes, ...results }, null, 2)}\n`);
    },
    { interrupted: 130 },
  );
}

/**
 * What a shopper feels, and what Lighthouse says of home and product.
 * @param {import("../lib/crew.mjs").Crew} crew
 * @param {import("../lib/stages.mjs").Stages} stages
 * @param {{ logs: string, url: string }} shop
 */
async function inBrowser(crew, stages, { logs, url }) {
  const browser = await stages.run("Finding a browser", () => browserProgram(crew, logs));
  const { measureBrowser, browserTable } = await import("../../bench/browser.mjs");
  const figures = await stages.run("Measuring in the browser", (detail) => measureBrowser({ url, browser, detail }));
  stages.say(`\n${browserTable(figures)}\n`);
  const pages = (await arrivalPages(url)).filter(({ page }) => page !== "service category");
  const { rows } = await auditPages({ crew, stages, logs, browser, pages, runs: 3 });
  stages.say(`\n${auditTable(rows)}\n`);
}

/**
 * How long the back office of a large shop takes to show something.
 * @param {import("../lib/crew.mjs").Crew} crew
 * @param {import("../lib/stages.mjs").Stages} stages
 * @param {string} logs
 */
async function ofAdminScreens(crew, stages, logs) {
  const own = await startThrowawayShop({ crew, stages, logs, wishes: LARGE, trustedProxies: 1 });
  const browser = await stages.run("Finding a browser", () => browserProgram(crew, logs));
  const { measureAdminScreens, adminTable } = await import("../../bench/admin-screens.mjs");
  const { admin } = addressesOf(own);
  const figures = await stages.run("Measuring the back office", (detail) =>
    measureAdminScreens({ url: own.settings.publicUrl, admin, browser, detail }),
  );
  stages.say(`\n${adminTable(figures)}\n`);
}

/**
 * How much longer a shop of ten times the size takes; both run at once, so that whatever else the machine does meets both.
 * @param {import("../lib/crew.mjs").Crew} crew
 * @param {import("../lib/stages.mjs").Stages} stages
 * @param {{ logs: string, wishes: { products: number, orders: number } }} options the size of the smaller shop
 */
async function ofGrowth(crew, stages, { logs, wishes }) {
  const { measureGrowth, growthTable, TIMES_LARGER } = await import("../../bench/growth.mjs");
  const start = async (/** @type {string} */ name, /** @type {number} */ times) => {
    const size = { products: wishes.products * times, orders: wishes.orders * times };
    stages.say(`The ${name} shop, ${size.products} products and ${size.orders} orders:`);
    return {
      size,
      ...addressesOf(await startThrowawayShop({ crew, stages, logs, wishes: size, name, trustedProxies: 1 })),
    };
  };
  const small = await start("small", 1);
  const large = await start("large", TIMES_LARGER);
  const growths = await stages.run("Measuring growth", (detail) => measureGrowth({ small, large, detail }));
  stages.say(`\n${growthTable(growths, small.size, large.size)}\n`);
}

/**
 * @param {import("../lib/throwaway-shop.mjs").ThrowawayShop} own
 * @returns {import("../../bench/supplies.mjs").Shop}
 */
function addressesOf({ settings, secrets, commerceEnv }) {
  return {
    edgeUrl: `http://127.0.0.1:${settings.port}`,
    commerceUrl: `http://127.0.0.1:${settings.commercePort}`,
    databaseUrl: commerceEnv.DATABASE_URL ?? "",
    admin: { username: settings.adminUsername, password: secrets.adminPassword },
  };
}

function readOptions() {
  const options = readArguments();
  return {
    quick: options.quick ?? false,
    browser: options.browser ?? false,
    growth: options.growth ?? false,
    admin: options.admin ?? false,
    products: wholeNumber("--products", options.products) ?? 500,
    orders: wholeNumber("--orders", options.orders) ?? 2000,
  };
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        quick: { type: "boolean" },
        browser: { type: "boolean" },
        growth: { type: "boolean" },
        admin: { type: "boolean" },
        products: { type: "string" },
        orders: { type: "string" },
      },
    }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
