import { box } from "../lib/box.mjs";
import { runCommand } from "../lib/command.mjs";
import { commerceAddress } from "../lib/environment.mjs";
import { layGround } from "../lib/ground.mjs";
import { RestartingCommerce } from "../lib/restarting-commerce.mjs";
import { adminPasswordTold } from "../lib/secrets.mjs";
import { edgePart } from "../lib/shop.mjs";
import { Supervisor } from "../lib/supervisor.mjs";
import { refreshBackend, watchBackend, watchPlugins } from "../lib/watch-sources.mjs";

export function main() {
  return runCommand(async (crew, stages) => {
    const { settings, secrets, database, build, shop, prepareData } = await layGround(crew, stages, "npm run dev");
    const { dataDir } = settings;
    await Promise.all([build.dashboardOnce().then(refreshBackend), prepareData()]);

    const commerce = new RestartingCommerce(shop, stages);
    const [edge] = await stages.run("Starting the shop", () =>
      Promise.all([edgePart(shop, "development", (line) => stages.say(`[storefront] ${line}`)), commerce.restart()]),
    );
    watchPlugins({ crew, stages, dataDir, changed: () => commerce.restartSoon("a plugin changed") });
    watchBackend({ crew, stages, changed: () => commerce.restartSoon("the backend changed") });

    const address = `http://localhost:${settings.port}`;
    stages.say(
      `\n${box([
        ["Shop", address],
        ["Back office", `${address}/admin`],
        ["Medusa dashboard", `${commerceAddress(settings)}/app (as last built)`],
        ["Admin", `${settings.adminUsername} / ${adminPasswordTold(settings, secrets)}`],
      ])}\n\nStorefront and contract edits show at once; plugin edits restart Medusa. Ctrl-C stops everything.`,
    );
    return new Supervisor(crew, stages, dataDir).watch([...database.parts, edge]);
  });
}
