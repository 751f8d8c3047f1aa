import { BUILT_ONLY } from "../bootstrap/paths.mjs";
import { Build } from "../lib/compile/build.ts";
import { openShopDatabase } from "../lib/database/open-database.ts";
import { prepareData } from "../lib/database/prepare-data.ts";
import type { Context } from "../lib/processes/run-command.ts";
import { commerceEnvironment } from "../lib/shop/environment.ts";
import { loadSecrets } from "../lib/shop/secrets.ts";
import { readSeedOptions } from "../lib/shop/seed-options.ts";
import { readSettings } from "../lib/shop/settings.ts";

export async function main(context: Context) {
  const seedOptions = readSeedOptions(process.argv.slice(2));
  const settings = readSettings();
  const { dataDir } = settings;
  const secrets = loadSecrets(dataDir);
  const url = await openShopDatabase(context, settings, secrets, "npm run seed");
  await new Build(context, dataDir).plugins();
  const env = commerceEnvironment(settings, secrets, url);
  await prepareData({ ...context, dataDir, env, seedOptions, from: BUILT_ONLY ? "build" : "source" });
}
