import { BUILT_ONLY } from "../bootstrap/paths.mjs";
import { Build } from "../lib/compile/build.ts";
import { openShop } from "../lib/database/open-database.ts";
import { prepareData } from "../lib/database/prepare-data.ts";
import type { Context } from "../lib/processes/run-command.ts";
import { readSeedOptions } from "../lib/shop/seed-options.ts";

export async function main(context: Context) {
  const seedOptions = readSeedOptions(process.argv.slice(2));
  const { dataDir, env } = await openShop(context, "npm run seed");
  await new Build(context, dataDir).plugins();
  await prepareData({ ...context, dataDir, env, seedOptions, from: BUILT_ONLY ? "build" : "source" });
}
