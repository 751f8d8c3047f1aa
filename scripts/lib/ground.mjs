import { Build } from "./build.mjs";
import { occupy } from "./data-folder.mjs";
import { openDatabase } from "./database.mjs";
import { commerceEnvironment } from "./environment.mjs";
import { installPackages } from "./install.mjs";
import { claimPort, reachable } from "./ports.mjs";
import { prepareData } from "./prepare-data.mjs";
import { keepSecrets } from "./secrets.mjs";
import { readSettings } from "./settings.mjs";

/**
 * What a running shop stands on, checked and brought up in the order in which it can fail soonest: settings, data folder,
 * ports, services, packages, database, compiled plugins.
 * @param {import("./crew.mjs").Crew} crew
 * @param {import("./stages.mjs").Stages} stages
 * @param {string} command what keeps the data folder busy, as people call it
 */
export async function layGround(crew, stages, command) {
  const settings = readSettings();
  const { dataDir } = settings;
  occupy(crew, dataDir, command);
  await claimPort(settings.port, "PORT", "the storefront");
  await claimPort(settings.commercePort, "COMMERCE_PORT", "Medusa", settings.commerceHost);
  if (settings.databaseUrl) await reachable(settings.databaseUrl, "DATABASE_URL", "The database");
  if (settings.redisUrl) {
    // The shop does without it; only, whoever set the address wants to know.
    await reachable(settings.redisUrl, "REDIS_URL", "Redis").catch((error) => stages.say(`! ${error.message}`));
  }
  const secrets = keepSecrets(dataDir);

  await installPackages(crew, stages, dataDir);
  const database = await openDatabase({ crew, stages, settings, secrets });
  const build = new Build(crew, stages, dataDir);
  await build.plugins();
  return {
    settings,
    secrets,
    database,
    build,
    shop: { crew, settings, secrets, databaseUrl: database.url },
    /** Migrates and seeds, each only when needed. */
    prepareData: () =>
      prepareData({ crew, stages, dataDir, env: commerceEnvironment(settings, secrets, database.url) }),
  };
}
