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
import { RestartingCommerce } from "../lib/restarting-commerce.mjs";
import { keepSecrets } from "../lib/secrets.mjs";
import { readSettings } from "../lib/settings.mjs";
import { startEdge, untilHealthy } from "../lib/shop.mjs";
import { watchBackend, watchPlugins } from "../lib/watch-sources.mjs";

export function main() {
  return runCommand(async (crew, stages) => {
    const settings = readSettings();
    const { dataDir } = settings;
    occupy(crew, dataDir, "npm run dev");
    await claimPort(settings.port, "PORT", "the storefront");
    await claimPort(settings.commercePort, "COMMERCE_PORT", "Medusa");
    if (settings.databaseUrl) await reachable(settings.databaseUrl, "DATABASE_URL", "The database");
    if (settings.redisUrl) await reachable(settings.redisUrl, "REDIS_URL", "Redis");
    const secrets = keepSecrets(dataDir);

    await installPackages(crew, stages, dataDir);
    const database = await openDatabase({ crew, stages, settings, secrets });
    const build = new Build(crew, stages, dataDir);
    await build.plugins();
    await Promise.all([
      build.dashboardOnce(),
      prepareData({ crew, stages, dataDir, env: commerceEnvironment(settings, secrets, database.url) }),
    ]);

    const shop = { crew, settings, secrets, databaseUrl: database.url };
    const commerce = new RestartingCommerce(shop, stages);
    const edge = startEdge(shop, "development", (line) => stages.say(`[storefront] ${line}`));
    await stages.run("Starting the shop", () =>
      Promise.all([commerce.restart(), untilHealthy(edge, settings.port)]).then(() => {}),
    );
    watchPlugins({ crew, stages, dataDir, changed: () => commerce.restartSoon("a plugin changed") });
    watchBackend({ crew, stages, changed: () => commerce.restartSoon("the backend changed") });

    const address = `http://localhost:${settings.port}`;
    stages.say(
      `\n${box([
        ["Shop", address],
        ["Back office", `${address}/admin`],
        ["Medusa dashboard", `http://localhost:${settings.commercePort}/app (as last built)`],
        ["Admin", `${settings.adminUsername} / ${settings.adminPassword ? "ADMIN_PASSWORD" : secrets.adminPassword}`],
      ])}\n\nStorefront and contract edits show at once; plugin edits restart Medusa. Ctrl-C stops everything.`,
    );
    return firstToEnd([edge], database.lost);
  });
}
