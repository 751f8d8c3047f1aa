import { box } from "../lib/box.mjs";
import { Build } from "../lib/build.mjs";
import { runCommand } from "../lib/command.mjs";
import { occupy } from "../lib/data-folder.mjs";
import { openDatabase } from "../lib/database.mjs";
import { commerceEnvironment } from "../lib/environment.mjs";
import { firstToEnd } from "../lib/first-to-end.mjs";
import { installPackages } from "../lib/install.mjs";
import { claimPort, reachable } from "../lib/ports.mjs";
import { prepareData } from "../lib/prepare-data.mjs";
import { keepSecrets } from "../lib/secrets.mjs";
import { readSettings } from "../lib/settings.mjs";
import { startCommerce, startEdge, untilHealthy } from "../lib/shop.mjs";

export function main() {
  return runCommand(async (crew, stages) => {
    const began = Date.now();
    const settings = readSettings();
    const { dataDir } = settings;
    occupy(crew, dataDir, "npm start");
    await claimPort(settings.port, "PORT", "the storefront");
    await claimPort(settings.commercePort, "COMMERCE_PORT", "Medusa");
    if (settings.databaseUrl) await reachable(settings.databaseUrl, "DATABASE_URL", "The database");
    if (settings.redisUrl) await reachable(settings.redisUrl, "REDIS_URL", "Redis");
    const secrets = keepSecrets(dataDir);

    await installPackages(crew, stages, dataDir);
    const database = await openDatabase({ crew, stages, settings, secrets });
    const build = new Build(crew, stages, dataDir);
    await build.plugins();
    // Both take about as long and need little of each other's core.
    await Promise.all([
      build.rest(),
      prepareData({ crew, stages, dataDir, env: commerceEnvironment(settings, secrets, database.url) }),
    ]);

    const shop = { crew, settings, secrets, databaseUrl: database.url };
    const services = await stages.run("Starting the shop", async () => {
      const commerce = startCommerce(shop);
      const edge = startEdge(shop);
      await Promise.all([untilHealthy(commerce, settings.commercePort), untilHealthy(edge, settings.port)]);
      return [commerce, edge];
    });

    stages.say(`\n${welcome(settings, secrets)}\n`);
    stages.say(
      `Ready after ${Math.round((Date.now() - began) / 1000)} s. Logs are in ${dataDir}/logs. Ctrl-C stops everything.`,
    );
    return firstToEnd(services, database.lost);
  });
}

/**
 * @param {import("../lib/settings.mjs").Settings} settings
 * @param {import("../lib/secrets.mjs").Secrets} secrets
 */
function welcome(settings, secrets) {
  const shop = `http://localhost:${settings.port}`;
  return box([
    ["", ""],
    ["Shop", shop],
    ["Back office", `${shop}/admin`],
    ["Medusa dashboard", `http://localhost:${settings.commercePort}/app`],
    ["", ""],
    ["Admin user", `${settings.adminUsername} (in the dashboard: ${settings.adminEmail})`],
    ["Admin password", settings.adminPassword ? "the one in ADMIN_PASSWORD" : secrets.adminPassword],
    ["", ""],
  ]);
}
