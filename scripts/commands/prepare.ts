import { Failure } from "../bootstrap/failure.mjs";
import { openDatabase } from "../lib/database/open-database.ts";
import { prepareData } from "../lib/database/prepare-data.ts";
import type { Context } from "../lib/processes/run-command.ts";
import { commerceEnvironment } from "../lib/shop/environment.ts";
import { requireReachable } from "../lib/shop/ports.ts";
import { loadSecrets } from "../lib/shop/secrets.ts";
import { readSettings } from "../lib/shop/settings.ts";

export async function main(context: Context) {
  const settings = readSettings();
  if (!settings.databaseUrl) throw new Failure("DATABASE_URL must name the database to prepare.");
  await requireReachable(settings.databaseUrl, "DATABASE_URL", "The database");
  const secrets = loadSecrets(settings.dataDir);
  const { url } = await openDatabase(context, settings, secrets);
  const env = commerceEnvironment(settings, secrets, url);
  await prepareData({ ...context, dataDir: settings.dataDir, env, from: "build" });
}
