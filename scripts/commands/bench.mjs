import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { Failure } from "../lib/failure.mjs";
import { installPackages } from "../lib/install.mjs";
import { ROOT } from "../lib/paths.mjs";
import { readSettings } from "../lib/settings.mjs";
import { startThrowawayShop } from "../lib/throwaway-shop.mjs";
import { wholeNumber } from "../lib/wishes.mjs";

const USAGE = "usage: npm run bench -- [--quick] [--products N] [--orders M]";

/** Where a whole run leaves its figures; a quick one leaves none, for they are rough. */
const RESULTS = join(ROOT, "bench", "results.json");

export function main() {
  return runCommand(
    async (crew, stages) => {
      const { quick, ...wishes } = readOptions();
      const { dataDir } = readSettings({ DATA_DIR: process.env.DATA_DIR, INIT_CWD: process.env.INIT_CWD });
      const logs = join(dataDir, "bench");
      await installPackages(crew, stages, logs);
      const build = new Build(crew, stages, logs);
      await build.plugins();
      await build.rest();
      const own = await startThrowawayShop({ crew, stages, logs, wishes });

      // What needs packages is loaded once they are there.
      const { runBench, describeResults } = await import("../../bench/run.mjs");
      const results = await stages.run("Measuring", (detail) =>
        runBench({
          shop: {
            edgeUrl: `http://127.0.0.1:${own.settings.port}`,
            commerceUrl: `http://127.0.0.1:${own.settings.commercePort}`,
            databaseUrl: own.commerceEnv.DATABASE_URL ?? "",
            admin: { username: own.settings.adminUsername, password: own.secrets.adminPassword },
          },
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

function readOptions() {
  const options = readArguments();
  return {
    quick: options.quick ?? false,
    products: wholeNumber("--products", options.products) ?? 500,
    orders: wholeNumber("--orders", options.orders) ?? 2000,
  };
}

function readArguments() {
  try {
    return parseArgs({
      options: { quick: { type: "boolean" }, products: { type: "string" }, orders: { type: "string" } },
    }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
