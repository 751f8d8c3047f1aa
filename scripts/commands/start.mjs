import { box } from "../lib/box.mjs";
import { runCommand } from "../lib/command.mjs";
import { commerceAddress } from "../lib/environment.mjs";
import { layGround } from "../lib/ground.mjs";
import { adminPasswordTold } from "../lib/secrets.mjs";
import { commercePart, edgePart } from "../lib/shop.mjs";
import { Supervisor } from "../lib/supervisor.mjs";

export function main() {
  return runCommand(async (crew, stages) => {
    const began = Date.now();
    const { settings, secrets, database, build, shop, prepareData } = await layGround(crew, stages, "npm start");
    // Both take about as long and need little of each other's core.
    await Promise.all([build.rest(), prepareData()]);

    const services = await stages.run("Starting the shop", () => Promise.all([commercePart(shop), edgePart(shop)]));

    stages.say(`\n${welcome(settings, secrets)}\n`);
    stages.say(
      `Ready after ${Math.round((Date.now() - began) / 1000)} s. Logs are in ${settings.dataDir}/logs. Ctrl-C stops everything.`,
    );
    return new Supervisor(crew, stages, settings.dataDir).watch([...database.parts, ...services]);
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
    ["Medusa dashboard", `${commerceAddress(settings)}/app`],
    ["", ""],
    ["Admin user", `${settings.adminUsername} (in the dashboard: ${settings.adminEmail})`],
    ["Admin password", adminPasswordTold(settings, secrets)],
    ["", ""],
  ]);
}
