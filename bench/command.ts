import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, ROOT } from "../scripts/bootstrap/paths.mjs";
import { Build } from "../scripts/lib/compile/build.ts";
import { readOptions } from "../scripts/lib/options.ts";
import type { Context } from "../scripts/lib/processes/run-command.ts";
import { wholeNumber } from "../scripts/lib/shop/seed-options.ts";
import { localAddress } from "../scripts/lib/shop/services.ts";
import { browserProgram } from "../tools/lib/find-browser.ts";
import { startThrowawayShop, type ThrowawayShop } from "../tools/lib/throwaway-shop.ts";
import { adminTable, measureAdminScreens } from "./admin-screens.ts";
import { browserTable, measureBrowser } from "./browser.ts";
import { describeResults, runBench } from "./run.ts";
import { STATEMENT } from "./statement-supplies.ts";
import { measureStatements, statementsTable } from "./statements.ts";
import type { Shop } from "./supplies.ts";

const USAGE =
  "usage: npm run bench -- [--quick | --browser | --admin | --statements | --searches] [--products N] [--orders M]";
const OPTIONS = {
  quick: { type: "boolean" },
  browser: { type: "boolean" },
  admin: { type: "boolean" },
  statements: { type: "boolean" },
  searches: { type: "boolean" },
  products: { type: "string" },
  orders: { type: "string" },
} as const;

/** The size at which the back office has to be fast. */
const LARGE = { products: 5000, orders: 20_000, users: 20_000, pictures: 5000 };

/** Accounts of a full run, among whose names the back office searches. */
const NAMES = 40_000;

/** One in twenty seeded orders is open, on average: enough for two bank statements. */
const FOR_STATEMENTS = { products: 500, orders: STATEMENT.past + 3 * STATEMENT.open };

/** Where a full run writes its figures; a quick run writes none, because they are not exact. */
const RESULTS = join(ROOT, "bench", "results.json");

export async function main(context: Context) {
  const { processes, steps } = context;
  const {
    quick = false,
    browser,
    admin,
    statements,
    searches = false,
    size,
  } = readOptions(OPTIONS, USAGE, (values) => ({
    ...values,
    size: {
      products: wholeNumber("--products", values.products) ?? 500,
      orders: wholeNumber("--orders", values.orders) ?? 2000,
    },
  }));
  const logs = join(dataFolder(), "bench");
  await new Build(context, logs).all();
  if (admin) return benchAdminScreens(context, logs);
  if (statements) return benchStatements(context, logs);

  // Medusa's own checkout is measured as well; without this its calls write nothing.
  process.env.MEDUSA_STORE_WRITES = "bench-only";
  const shop = await startThrowawayShop(context, {
    logs,
    seedOptions: quick || browser ? size : { ...size, users: NAMES },
    trustedProxies: 1,
  });
  if (browser) return benchInBrowser(context, logs, shop.settings.publicUrl);

  const results = await steps.run("Measuring", (detail) =>
    runBench({
      shop: addressesOf(shop),
      processes: { commerce: shop.commerce.pid, edge: shop.edge.pid },
      quick,
      searches,
      detail,
      afterwards: (close) => processes.onExit(close),
    }),
  );
  steps.print(`\n${describeResults(results)}\n${size.products} products, ${size.orders} orders before the run.`);
  if (!quick && !searches) writeFileSync(RESULTS, `${JSON.stringify({ shop: size, ...results }, null, 2)}\n`);
}

/** What a shopper feels. */
async function benchInBrowser(context: Context, logs: string, url: string) {
  const { processes, steps } = context;
  const browser = await steps.run("Finding a browser", () => browserProgram(processes, logs));
  const figures = await steps.run("Measuring in the browser", (detail) => measureBrowser({ url, browser, detail }));
  steps.print(`\n${browserTable(figures)}\n`);
}

/** How long the back office of a large shop takes to show something. */
async function benchAdminScreens(context: Context, logs: string) {
  const { processes, steps } = context;
  const shop = await startThrowawayShop(context, { logs, seedOptions: LARGE, trustedProxies: 1 });
  const browser = await steps.run("Finding a browser", () => browserProgram(processes, logs));
  const figures = await steps.run("Measuring the back office", (detail) =>
    measureAdminScreens({ url: shop.settings.publicUrl, admin: addressesOf(shop).admin, browser, detail }),
  );
  steps.print(`\n${adminTable(figures)}\n`);
}

/** How long a large bank statement takes, and how much of its reads the storefront keeps meanwhile. */
async function benchStatements(context: Context, logs: string) {
  const { steps } = context;
  const shop = await startThrowawayShop(context, { logs, seedOptions: FOR_STATEMENTS, trustedProxies: 1 });
  const figures = await steps.run("Importing bank statements", (detail) =>
    measureStatements({ shop: addressesOf(shop), detail }),
  );
  steps.print(`\n${statementsTable(figures)}\n`);
}

function addressesOf({ settings, secrets, commerceEnv }: ThrowawayShop): Shop {
  return {
    edgeUrl: localAddress(settings.port),
    commerceUrl: localAddress(settings.commercePort),
    databaseUrl: commerceEnv.DATABASE_URL ?? "",
    admin: { username: settings.adminUsername, password: secrets.adminPassword },
  };
}
