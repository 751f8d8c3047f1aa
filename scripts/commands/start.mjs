import { box } from "../lib/box.mjs";
import { runCommand } from "../lib/command.mjs";
import { firstToEnd } from "../lib/first-to-end.mjs";
import { layGround } from "../lib/ground.mjs";
import { startCommerce, startEdge, untilHealthy } from "../lib/shop.mjs";

export function main() {
  return runCommand(async (crew, stages) => {
    const began = Date.now();
    const { settings, secrets, database, build, shop, prepareData } = await layGround(crew, stages, "npm start");
    // Both take about as long and need little of each other's core.
    await Promise.all([build.rest(), prepareData()]);

    const services = await stages.run("Starting the shop", async () => {
      const commerce = startCommerce(shop);
      const edge = startEdge(shop);
      await Promise.all([untilHealthy(commerce, settings.commercePort), untilHealthy(edge, settings.port)]);
      return [commerce, edge];
    });

    stages.say(`\n${welcome(settings, secrets)}\n`);
    stages.say(
      `Ready after ${Math.round((Date.now() - began) / 1000)} s. Logs are in ${settings.dataDir}/logs. Ctrl-C stops everything.`,
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
