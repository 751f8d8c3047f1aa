import { box } from "../lib/box.mjs";
import { runCommand } from "../lib/command.mjs";
import { firstToEnd } from "../lib/first-to-end.mjs";
import { layGround } from "../lib/ground.mjs";
import { RestartingCommerce } from "../lib/restarting-commerce.mjs";
import { startEdge, untilHealthy } from "../lib/shop.mjs";
import { refreshBackend, watchBackend, watchPlugins } from "../lib/watch-sources.mjs";

export function main() {
  return runCommand(async (crew, stages) => {
    const { settings, secrets, database, build, shop, prepareData } = await layGround(crew, stages, "npm run dev");
    const { dataDir } = settings;
    await Promise.all([build.dashboardOnce().then(refreshBackend), prepareData()]);

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
