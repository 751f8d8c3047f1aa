import { SHOP_PORTS } from "../../bootstrap/ports.mjs";
import { Build } from "../compile/build.ts";
import { openDatabase } from "../database/open-database.ts";
import { prepareData } from "../database/prepare-data.ts";
import type { Context } from "../processes/run-command.ts";
import { lockDataFolder } from "./data-folder.ts";
import { commerceEnvironment } from "./environment.ts";
import { requireFreePort, requireReachable } from "./ports.ts";
import { loadSecrets } from "./secrets.ts";
import { readSettings } from "./settings.ts";

/**
 * What a running shop needs, checked and started in the order in which it can fail soonest: settings, data folder, ports,
 * services, database, compiled plugins.
 * @param command what locks the data folder, as people call it
 */
export async function setUpShop({ processes, steps }: Context, command: string) {
  const settings = readSettings();
  const { dataDir } = settings;
  lockDataFolder(processes, dataDir, command);
  const [edge, commerce] = SHOP_PORTS;
  await requireFreePort(settings.port, edge.variable, edge.what);
  await requireFreePort(settings.commercePort, commerce.variable, commerce.what, settings.commerceHost);
  if (settings.databaseUrl) await requireReachable(settings.databaseUrl, "DATABASE_URL", "The database");
  if (settings.redisUrl) {
    // The shop works without Redis, but whoever set the address should know.
    await requireReachable(settings.redisUrl, "REDIS_URL", "Redis").catch((error) => steps.print(`! ${error.message}`));
  }
  const secrets = loadSecrets(dataDir);
  const database = await openDatabase({ processes, steps }, settings, secrets);
  const build = new Build({ processes, steps }, dataDir);
  await build.plugins();
  const env = commerceEnvironment(settings, secrets, database.url);
  return {
    settings,
    secrets,
    database,
    build,
    shop: { processes, settings, secrets, databaseUrl: database.url },
    /** Migrates and seeds, each only when needed. */
    prepareData: () => prepareData({ processes, steps, dataDir, env }),
  };
}
