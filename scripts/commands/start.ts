import type { Context } from "../lib/processes/run-command.ts";
import { Supervisor } from "../lib/processes/supervisor.ts";
import { commercePart, edgePart } from "../lib/shop/services.ts";
import { setUpShop } from "../lib/shop/set-up.ts";
import { welcome } from "../lib/shop/welcome.ts";

export async function main(context: Context) {
  const { processes, steps } = context;
  const began = Date.now();
  const { settings, secrets, database, build, shop, prepareData } = await setUpShop(context, "npm start");
  // They take about the same time, each on a core of its own.
  await Promise.all([build.rest(), prepareData()]);

  const services = await steps.run("Starting the shop", () => Promise.all([commercePart(shop), edgePart(shop)]));

  steps.print(`\n${welcome(settings, secrets)}\n`);
  steps.print(
    `Ready after ${Math.round((Date.now() - began) / 1000)} s. Logs are in ${settings.dataDir}/logs. Ctrl-C stops everything.`,
  );
  return new Supervisor(processes, steps, settings.dataDir).watch([...database.parts, ...services]);
}
